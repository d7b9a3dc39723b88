import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  americanOddsValue,
  formatOdds,
  oddsFromDecimal,
  oddsFromThousandths,
  oddsToDecimal,
  toAmericanOdds,
} from './odds.ts';

const odds = fc.integer({ min: 1000, max: 1_000_000 }).map(oddsFromThousandths);

describe('oddsFromDecimal', () => {
  it.each([
    [1.85, 1850],
    [1, 1000],
    [1.0005, 1001],
    [1.0004999, 1000],
    [2.6745, 2675],
    [1.9999, 2000],
    [1001, 1_001_000],
  ])('reads %d as %d thousandths', (decimal, thousandths) => {
    expect(oddsFromDecimal(decimal)).toBe(thousandths);
  });

  it.each([0, 0.99, -2, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %d', (decimal) => {
    expect(() => oddsFromDecimal(decimal)).toThrow(RangeError);
  });

  it('reads back every price written to the wire', () => {
    fc.assert(
      fc.property(odds, (price) => {
        expect(oddsFromDecimal(oddsToDecimal(price))).toBe(price);
      }),
    );
  });
});

describe('formatOdds', () => {
  it.each([
    [1.85, '1,85'],
    [2, '2,00'],
    [1.855, '1,855'],
    [1.005, '1,005'],
    [99, '99,00'],
    [101, '101,00'],
    [100.5, '100,50'],
    [1000.005, '1000,005'],
  ])('writes %d as %s', (decimal, text) => {
    expect(formatOdds(oddsFromDecimal(decimal), ',')).toBe(text);
  });

  it('has two decimals, or the third of the price itself, and reads back exactly', () => {
    fc.assert(
      fc.property(odds, (price) => {
        const text = formatOdds(price, '.');
        expect(text).toMatch(price % 10 === 0 ? /^\d+\.\d{2}$/ : /^\d+\.\d{2}[1-9]$/);
        expect(oddsFromDecimal(Number(text))).toBe(price);
      }),
    );
  });
});

describe('American odds', () => {
  it.each([
    [1, 0],
    [1.5, -200],
    [1.85, -118],
    [1.999, -100],
    [2, 100],
    [2.005, 101],
    [3.4, 240],
  ])('CAT-29 of %d are %d', (decimal, american) => {
    expect(toAmericanOdds(oddsFromDecimal(decimal))).toBe(american);
  });

  it('CAT-29 are not rounded before they are shown', () => {
    expect(americanOddsValue(oddsFromDecimal(1.85))).toBeCloseTo(-100 / 0.85, 9);
    expect(americanOddsValue(oddsFromDecimal(2.345))).toBe(134.5);
  });
});

describe('oddsFromThousandths', () => {
  it.each([999, 1850.5])('refuses %d', (value) => {
    expect(() => oddsFromThousandths(value)).toThrow(RangeError);
  });
});
