import { describe, expect, it } from 'vitest';
import { inGroups } from './digit-groups.ts';

describe('inGroups', () => {
  it.each([
    ['032180000118359719', 4, '0321 8000 0118 3597 19'],
    ['123456789', 3, '123 456 789'],
    ['1234', 4, '1234'],
    ['', 4, ''],
    ['0001 1234567-8', 4, '0001 1234567-8'],
    ['VT12345678', 4, 'VT12345678'],
  ])('writes "%s" by %i as "%s"', (text, size, grouped) => {
    expect(inGroups(text, size)).toBe(grouped);
  });
});
