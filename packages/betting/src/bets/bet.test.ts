import { expect, it } from 'vitest';
import { isOpen, matchesHistoryFilter } from './bet.ts';

it('parts open bets from closed ones', () => {
  expect(isOpen('pending')).toBe(true);
  expect(isOpen('open')).toBe(true);
  expect(isOpen('won')).toBe(false);
});

it('knows which closed bets a filter of the history shows', () => {
  expect(matchesHistoryFilter('voided', 'canceled')).toBe(true);
  expect(matchesHistoryFilter('lost', 'won')).toBe(false);
  expect(matchesHistoryFilter('cashedOut', 'all')).toBe(true);
});
