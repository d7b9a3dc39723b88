import { expect, it } from 'vitest';
import {
  betStatusFromNumber,
  betTypeFromNumber,
  HISTORY_FILTER,
  isOpen,
  matchesHistoryFilter,
} from './bet.ts';

it('HIST-03 names the bet statuses and types by their numbers', () => {
  expect([0, 1, 2, 4, 6, 7, 8, 9].map(betStatusFromNumber)).toEqual([
    'pending',
    'cashedOut',
    'canceled',
    'open',
    'won',
    'lost',
    'recovered',
    'voided',
  ]);
  expect([1, 2, 3, 4, 5, 6].map(betTypeFromNumber)).toEqual([
    'single',
    'multiple',
    'custom',
    'parlay',
    'multipleManyProviders',
    'customBetParlay',
  ]);
});

it('HIST-03 names no number that is not in the list', () => {
  expect(betStatusFromNumber(3)).toBeNull();
  expect(betTypeFromNumber(0)).toBeNull();
});

it('parts open bets from closed ones', () => {
  expect(isOpen('pending')).toBe(true);
  expect(isOpen('open')).toBe(true);
  expect(isOpen('won')).toBe(false);
});

it('asks the operator for won 2, lost 1, canceled 3, and all without a status', () => {
  expect(HISTORY_FILTER).toEqual({ all: null, won: 2, lost: 1, canceled: 3 });
  expect(matchesHistoryFilter('voided', 'canceled')).toBe(true);
  expect(matchesHistoryFilter('lost', 'won')).toBe(false);
  expect(matchesHistoryFilter('cashedOut', 'all')).toBe(true);
});
