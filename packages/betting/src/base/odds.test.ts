import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT, minorUnits } from './money.ts';
import {
  americanOddsValue,
  combineOdds,
  formatExactOdds,
  formatOdds,
  oddsFromDecimal,
  oddsFromThousandths,
  oddsToDecimal,
  potentialReturn,
  toAmericanOdds,
} from './odds.ts';

const odds = fc.integer({ min: 1000, max: 1_000_000 }).map(oddsFromThousandths);
const oddsLists = fc.array(odds, { maxLength: 30 });
const stakes = fc.nat(3_000_000).map(minorUnits);

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
    [101, '101'],
    [100.5, '100,50'],
    [1000.005, '1000,005'],
  ])('writes %d as %s', (decimal, text) => {
    expect(formatOdds(oddsFromDecimal(decimal), ',')).toBe(text);
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

describe('combineOdds', () => {
  it('is the exact product in any order', () => {
    fc.assert(
      fc.property(oddsLists, (list) => {
        const product = list.reduce((sum, price) => sum * BigInt(price), 1n);
        expect(combineOdds(list)).toEqual({
          numerator: product,
          denominator: 1000n ** BigInt(list.length),
        });
        expect(combineOdds(list.toReversed())).toEqual(combineOdds(list));
      }),
    );
  });

  it('is written as one price would be, and cut, never rounded up', () => {
    const list = [1.85, 1.85].map(oddsFromDecimal);
    expect(formatExactOdds(combineOdds(list), '.')).toBe('3.422');
    expect(formatExactOdds(combineOdds([]), '.')).toBe('1.00');
    fc.assert(
      fc.property(odds, (price) => {
        expect(formatExactOdds(combineOdds([price]), ',')).toBe(formatOdds(price, ','));
      }),
    );
  });
});

describe('potentialReturn', () => {
  it('multiplies exactly and rounds down to the minor unit', () => {
    expect(potentialReturn(minorUnits(1000), [oddsFromDecimal(1.1)])).toBe(1100);
    expect(potentialReturn(minorUnits(333), [1.85, 2.07].map(oddsFromDecimal))).toBe(1275);
    expect(potentialReturn(minorUnits(500), [])).toBe(500);
  });

  it('grows with the stake and with every further leg', () => {
    fc.assert(
      fc.property(stakes, stakes, oddsLists, odds, (one, other, list, further) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(potentialReturn(less, list)).toBeLessThanOrEqual(potentialReturn(more, list));
        expect(potentialReturn(one, list)).toBeLessThanOrEqual(
          potentialReturn(one, [...list, further]),
        );
      }),
    );
  });

  it('is held to the largest amount that can be counted', () => {
    const longShots = Array.from({ length: 30 }, () => oddsFromDecimal(1000));
    expect(potentialReturn(minorUnits(3_000_000), longShots)).toBe(LARGEST_AMOUNT);
  });
});

describe('oddsFromThousandths', () => {
  it.each([999, 1850.5])('refuses %d', (value) => {
    expect(() => oddsFromThousandths(value)).toThrow(RangeError);
  });
});
