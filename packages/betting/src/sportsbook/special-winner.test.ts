import { expect, it } from 'vitest';
import { aStage, NOW } from '../test/fixtures.ts';
import { hasSpecialWinner, withSpecialWinnerFirst } from './special-winner.ts';

const DAY = 86_400_000;
const championship = aStage({ id: 'sr:stage:1', status: 'live', scheduledAt: NOW - 90 * DAY });
const race = aStage({ id: 'sr:stage:2', status: 'live', scheduledAt: NOW - 60_000 });
const practice = aStage({ id: 'sr:stage:3', scheduledAt: NOW + DAY });
const later = aStage({ id: 'sr:stage:4', scheduledAt: NOW + 7 * DAY });

it('puts the stage first that is decided next', () => {
  const ids = (...stages: Parameters<typeof withSpecialWinnerFirst>[0]) =>
    withSpecialWinnerFirst(stages).map(({ id }) => id.at(-1));
  expect(ids(championship, race, practice)).toEqual(['2', '1', '3']);
  expect(ids(later, practice)).toEqual(['3', '4']);
  expect(ids()).toEqual([]);
});

it('is the layout of motor racing alone', () => {
  expect(['sr:sport:40', 'sr:sport:1'].map(hasSpecialWinner)).toEqual([true, false]);
});
