import { expect, it } from 'vitest';
import { createSettings } from '../../storage/settings.ts';
import { openDatabase } from '../../storage/database.ts';
import { createLabels } from '../offer/labels.ts';
import { openWorldClock } from '../world-clock.ts';
import { createWorld } from '../world.ts';
import type { MatchNow } from './match-now.ts';

const START = Date.parse('2025-03-08T15:00:00Z');
const HOUR = 3_600_000;

it('corners and cards are offered while they are open, and settled as they were counted', () => {
  const settings = createSettings(openDatabase(':memory:'));
  const clock = openWorldClock({ settings, seed: 1, live: 1, speed: 1, now: () => START });
  const world = createWorld({ clock, upcoming: 1, labels: createLabels('pt-BR'), wall: START });
  const offers = (typeId: string) => (match: MatchNow) =>
    match.markets.some((market) => market.typeId === typeId);
  const live = world
    .offered()
    .filter(({ status, fixture }) => status === 'live' && fixture.sport === 'football')
    .find((match) => offers('166')(match) && offers('139')(match));
  if (!live) throw new Error('No football has corners and cards open');

  world.turnTo(START + 4 * HOUR);
  const over = world.match(live.id);
  const { corners, yellowCards, redCards } = over?.statistics ?? {};
  const sum = (...counts: readonly ({ home: number; away: number } | null | undefined)[]) =>
    counts.reduce((total, count) => total + (count?.home ?? 0) + (count?.away ?? 0), 0);
  const resultOf = (marketTypeId: string, total: number) =>
    over?.resultOf({ marketTypeId, specifiers: `total=${total}`, outcomeTypeId: '12' });
  expect(over?.status).toBe('ended');
  for (const [type, counted] of [
    ['166', sum(corners)],
    ['139', sum(yellowCards, redCards)],
  ] as const) {
    expect(resultOf(type, counted - 0.5)).toBe('won');
    expect(resultOf(type, counted + 0.5)).toBe('lost');
  }
});
