import { expect, it } from 'vitest';
import { eventKindOf, isTournamentId, providerOf, readEventKind } from './event-id.ts';

it.each([
  ['sr:match:42', 'one', 'match'],
  ['sr:stage:42', 'one', 'stage'],
  ['sr:season:42', 'one', 'season'],
  ['bg:match:42', 'two', 'match'],
])('CAT-07 reads provider and kind of %s', (id, provider, kind) => {
  expect(providerOf(id)).toBe(provider);
  expect(eventKindOf(id)).toBe(kind);
  expect(readEventKind(id)).toBe(kind);
});

it.each(['sr:match:', 'sr:match:1 ', 'match:1', '../sr:match:1', 'bg:stage:1', 'sr:sport:1', ''])(
  'CAT-07 takes "%s" for no event id',
  (text) => {
    expect(readEventKind(text)).toBeNull();
  },
);

it.each([
  ['sr:tournament:325', true],
  ['bg:tournament:7', true],
  ['sr:simple_tournament:7', true],
  ['sr:tournament:', false],
  ['tournament:325', false],
  ['sr:tournament:325/../1', false],
])('takes %s for the id of a tournament: %s', (text, expected) => {
  expect(isTournamentId(text)).toBe(expected);
});
