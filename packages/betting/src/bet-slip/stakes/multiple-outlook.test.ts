import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../base/money.ts';
import { oddsFromThousandths } from '../../base/odds.ts';
import { aSelection } from '../../test/fixtures.ts';
import { slipTotals } from '../placing/bet-slip-check.ts';
import type { BetSlip } from '../bet-slip-types.ts';
import { emptyBetSlip } from '../bet-slip.ts';
import { multipleOutlook } from './multiple-outlook.ts';

function multiple(stake: number | null, ...thousandths: readonly number[]): BetSlip {
  return {
    ...emptyBetSlip('i1'),
    step: 'settingBet',
    ticketType: 'multiple',
    stakeMultiple: stake === null ? null : minorUnits(stake),
    selections: thousandths.map((value, at) => {
      const selection = aSelection(at + 1);
      return { ...selection, latest: { ...selection.latest, odds: oddsFromThousandths(value) } };
    }),
  };
}

describe('what a multiple pays', () => {
  it('says it for each way the bet can end', () => {
    expect(multipleOutlook(multiple(1000, 2000, 1500))).toMatchObject({
      allWin: 3000,
      oneVoid: [{ payout: 1500 }, { payout: 2000 }],
      oneLost: 0,
      allVoid: 1000,
    });
  });

  it('leaves the stake of a free bet out of every sum', () => {
    const freeBetMultiple = { id: 'f1', stake: minorUnits(1000) };
    expect(multipleOutlook({ ...multiple(1000, 2000, 1500), freeBetMultiple })).toMatchObject({
      allWin: 2000,
      oneVoid: [{ payout: 500 }, { payout: 1000 }],
      allVoid: null,
    });
  });

  it('says nothing for singles, one selection, or no stake', () => {
    expect(multipleOutlook({ ...multiple(1000, 2000, 1500), ticketType: 'singles' })).toBeNull();
    expect(multipleOutlook(multiple(1000, 2000))).toBeNull();
    expect(multipleOutlook(multiple(null, 2000, 1500))).toBeNull();
    expect(multipleOutlook(multiple(0, 2000, 1500))).toBeNull();
  });

  it('is exact: all win is the potential return, and a void selection is the slip without it', () => {
    const odds = fc.integer({ min: 1001, max: 50_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(odds, { minLength: 2, maxLength: 30 }),
        fc.nat(),
        (stake, prices, at) => {
          const outlook = multipleOutlook(multiple(stake, ...prices));
          expect(outlook?.allWin).toBe(slipTotals(multiple(stake, ...prices)).potentialReturn);
          const voided = at % prices.length;
          const rest = prices.filter((_, index) => index !== voided);
          expect(outlook?.oneVoid[voided]?.payout).toBe(
            slipTotals(multiple(stake, ...rest)).potentialReturn,
          );
        },
      ),
    );
  });
});
