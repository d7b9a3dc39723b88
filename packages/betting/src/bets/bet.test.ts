import { expect, it } from 'vitest';
import { isOpen } from './bet.ts';

it('parts open bets from closed ones', () => {
  expect(isOpen('pending')).toBe(true);
  expect(isOpen('open')).toBe(true);
  expect(isOpen('won')).toBe(false);
});
