import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database.ts';
import { createSettings } from '../../storage/settings.ts';
import { createLabels } from './labels.ts';
import { createMatchChangeStore } from '../match/match-changes.ts';
import type { MatchNow } from '../match/match-now.ts';
import { openWorldClock } from '../world-clock.ts';
import { createWorld, type World } from '../world.ts';

const START = Date.parse('2025-03-08T15:00:00Z');

function openWorld(database = openDatabase(':memory:'), wall = START): World {
  const settings = createSettings(database);
  const clock = openWorldClock({ settings, seed: 3, live: 1, speed: 1, now: () => wall });
  const labels = createLabels('pt-BR');
  const changes = createMatchChangeStore(database);
  return createWorld({ clock, upcoming: 1, labels, wall, changes });
}

const shown = (matches: readonly MatchNow[]) =>
  JSON.stringify(matches.map(({ id, state, markets }) => ({ id, state, markets })));

describe('the list of matches on offer', () => {
  it('kept over time is the one made anew', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(steps, (seconds) => {
        const database = openDatabase(':memory:');
        const kept = openWorld(database);
        let wall = START;
        for (const step of seconds) {
          wall += step * 1000;
          kept.turnTo(wall);
          kept.offered();
        }
        expect(shown(kept.offered())).toBe(shown(openWorld(database, wall).offered()));
      }),
      // The example: a point of tennis between two looks, with the games as they were.
      { numRuns: 10, examples: [[[566, 12, 2358, 1]]] },
    );
  });

  it('shows a match of which nothing has changed as the same object', () => {
    const world = openWorld();
    const before = new Set(world.offered());
    world.turnTo(START + 1000);
    const same = world.offered().filter((match) => before.has(match));
    const upcoming = world.offered().filter(({ status }) => status === 'notStarted');
    expect(same.length).toBeGreaterThan(0.9 * upcoming.length);
    expect(same.length).toBeLessThan(world.offered().length);
  });

  it('tells once what changed: what is new, what is other, what has left', () => {
    const world = openWorld();
    const seen = new Map(world.offered().map((match) => [match.id, match]));
    world.takeChanges();
    for (let minute = 1; minute <= 120; minute += 1) {
      world.turnTo(START + minute * 60_000);
      for (const [id, match] of world.takeChanges()) {
        if (match) seen.set(id, match);
        else seen.delete(id);
      }
      expect(world.takeChanges().size).toBe(0);
      expect(new Set(seen.values())).toEqual(new Set(world.offered()));
    }
  });
});
