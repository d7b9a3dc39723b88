import { expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { createSettings } from '../storage/settings.ts';
import { createLabels } from '../world/offer/labels.ts';
import { openWorldClock } from '../world/world-clock.ts';
import { createWorld } from '../world/world.ts';
import { createMatchLists } from './match-list.ts';

const START = Date.parse('2025-03-08T15:00:00Z');

function open() {
  const labels = createLabels('pt-BR');
  const settings = createSettings(openDatabase(':memory:'));
  const clock = openWorldClock({ settings, seed: 1, live: 1, speed: 1, now: () => START });
  const world = createWorld({ clock, upcoming: 1, labels, wall: START });
  return { clock, world, lists: createMatchLists(labels) };
}

it('CAT-36 a match of a list has its main market first, and one of each type that its sport swaps', () => {
  const { world, lists } = open();
  for (const { sportId, status, markets } of lists.of(world.offered()).data) {
    const types = markets.map(({ marketTypeId }) => marketTypeId);
    expect(markets[0]).toMatchObject({ isFavorite: true });
    expect(new Set(types).size).toBe(types.length);
    if (status === 0 && sportId === 'sr:sport:1') expect(types).toEqual(['1', '18', '16', '29']);
    if (status === 0 && sportId === 'sr:sport:5') expect(types).toEqual(['186', '189', '187']);
    if (sportId === 'sr:sport:12') expect(types).toEqual(['1']);
  }
});

it('a list of matches is sent as it would be spelled anew, at any time', () => {
  const { clock, world, lists } = open();
  for (const [seconds, advanced] of [
    [0, 0],
    [1, 0],
    [45, 0],
    [46, 600],
  ] as const) {
    clock.advance(advanced);
    world.turnTo(START + seconds * 1000);
    const list = lists.of(world.offered());
    expect(list.data.length).toBeGreaterThan(100);
    expect(Buffer.from(lists.encode(list)).toString()).toBe(JSON.stringify(list));
  }
  expect(Buffer.from(lists.encode(lists.of([]))).toString()).toBe('{"data":[]}');
});
