import { describe, expect, it } from 'vitest';
import { inOddsFormat } from './odds-format.ts';

describe('odds in the format of the bettor', () => {
  it.each([
    ['1.00', '0', '0/1'],
    ['1.85', '-118', '17/20'],
    ['1.855', '-117', '171/200'],
    ['2.00', '+100', '1/1'],
    ['2.20', '+120', '6/5'],
    ['6.00', '+500', '5/1'],
    ['140', '+13900', '139/1'],
  ])('CAT-29 %s is %s and %s', (decimal, american, fractional) => {
    expect(inOddsFormat(decimal, 'american')).toBe(american);
    expect(inOddsFormat(decimal, 'fractional')).toBe(fractional);
    expect(inOddsFormat(decimal, 'decimal')).toBe(decimal);
  });

  it.each(['', '+120', '-118', '17/20', '0.95', '1,85', 'x'])('leaves "%s" as it is', (text) => {
    expect(inOddsFormat(text, 'american')).toBe(text);
    expect(inOddsFormat(text, 'fractional')).toBe(text);
  });
});
