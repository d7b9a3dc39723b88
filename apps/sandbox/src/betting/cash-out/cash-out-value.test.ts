import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { potentialReturn } from '@vitrine/betting/base/combined-odds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutValue, type ValuedUnit } from './cash-out-value.ts';

const odds = fc.integer({ min: 1010, max: 50_000 }).map(oddsFromThousandths);
const stake = fc.integer({ min: 1, max: 10_000_000 }).map(minorUnits);
const unit: fc.Arbitrary<ValuedUnit> = fc.record({
  placed: odds,
  present: fc.option(odds, { nil: null }),
});
const units = fc.array(unit, { minLength: 1, maxLength: 8 });

function unitAt(placed: number, present: number | null): ValuedUnit {
  return {
    placed: oddsFromThousandths(placed),
    present: present === null ? null : oddsFromThousandths(present),
  };
}

describe('the value of a bet', () => {
  it.each([
    ['is the stake at unmoved odds', 1000, [unitAt(1850, 1850)], 0, 1000],
    ['rises as the odds fall', 1000, [unitAt(2000, 1600)], 0, 1250],
    ['falls as they rise', 1000, [unitAt(2000, 4000)], 0, 500],
    ['counts a won unit as certain', 1000, [unitAt(2000, null), unitAt(1500, 1500)], 0, 2000],
    ['is less the commission', 1000, [unitAt(1850, 1850)], 500, 950],
    ['is rounded down', 1000, [unitAt(2000, 3000)], 0, 666],
  ] as const)('%s', (_, amount, list, commission, value) => {
    expect(cashOutValue(minorUnits(amount), list, commission)).toBe(value);
  });

  it('is never more than the bet can return, and less with more commission', () => {
    fc.assert(
      fc.property(stake, units, fc.integer({ min: 0, max: 10_000 }), (amount, list, commission) => {
        const value = cashOutValue(amount, list, commission);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(
          potentialReturn(
            amount,
            list.map(({ placed }) => placed),
          ),
        );
        expect(value).toBeLessThanOrEqual(cashOutValue(amount, list, 0));
      }),
    );
  });

  it('does not hang on the order of the units', () => {
    fc.assert(
      fc.property(stake, units, (amount, list) => {
        expect(cashOutValue(amount, list.toReversed(), 500)).toBe(cashOutValue(amount, list, 500));
      }),
    );
  });

  it('falls, never rises, when the price of a unit rises', () => {
    fc.assert(
      fc.property(stake, odds, odds, odds, (amount, placed, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const at = (present: typeof one) => cashOutValue(amount, [{ placed, present }], 500);
        expect(at(high)).toBeLessThanOrEqual(at(low));
      }),
    );
  });
});
