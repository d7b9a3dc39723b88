import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineOdds, formatExactOdds, potentialReturn } from './combined-odds.ts';
import { LARGEST_AMOUNT, minorUnits } from './money.ts';
import { formatOdds, oddsFromDecimal, oddsFromThousandths } from './odds.ts';

const odds = fc.integer({ min: 1000, max: 1_000_000 }).map(oddsFromThousandths);
const oddsLists = fc.array(odds, { maxLength: 30 });
const stakes = fc.nat(3_000_000).map(minorUnits);

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

  it('has two decimals, cut and never rounded up', () => {
    const list = [1.85, 1.87].map(oddsFromDecimal);
    expect(formatExactOdds(combineOdds(list), '.')).toBe('3.45');
    expect(formatExactOdds(combineOdds([]), '.')).toBe('1.00');
    fc.assert(
      fc.property(odds, (price) => {
        expect(formatExactOdds(combineOdds([price]), ',')).toBe(formatOdds(price, ','));
      }),
    );
    fc.assert(
      fc.property(odds, odds, oddsLists, (one, other, further) => {
        const { numerator, denominator } = combineOdds([one, other, ...further]);
        const text = formatExactOdds({ numerator, denominator }, '.');
        expect(text).toMatch(/^\d+\.\d{2}$/);
        const hundredths = BigInt(text.replace('.', ''));
        expect(hundredths * denominator <= numerator * 100n).toBe(true);
        expect((hundredths + 1n) * denominator > numerator * 100n).toBe(true);
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
