import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths, type Odds } from '@vitrine/betting/base/odds';
import { potentialReturn } from '@vitrine/betting/base/combined-odds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, freeBetEnd, unitResult } from './bet-end.ts';
import { BET_STATUS, type Leg, type LegResult } from './ticket.ts';

const STAKE = minorUnits(1000);

function leg(unit: number, odds: number, result: LegResult): Leg {
  const unitOdds = oddsFromThousandths(odds);
  return {
    ticketId: 't',
    position: unit,
    unit,
    eventId: `sr:match:${unit}`,
    marketId: '',
    marketTypeId: '1',
    specifiers: '',
    marketName: '',
    outcomeId: '',
    outcomeTypeId: '1',
    outcomeName: '',
    scheduledAt: 0,
    odds: unitOdds,
    unitOdds,
    isEarlyPayout: false,
    result,
    settledAs: null,
  };
}

const result = fc.constantFrom<LegResult>('Win', 'Lost', 'Void', 'Pending');
const legs = fc
  .array(fc.record({ odds: fc.integer({ min: 1010, max: 20_000 }), result }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((list) => list.map(({ odds, result: ended }, unit) => leg(unit, odds, ended)));

describe('the end of a bet', () => {
  it('is lost with a leg lost, open with one pending, else the product of those won', () => {
    fc.assert(
      fc.property(legs, (list) => {
        const results = list.map((one) => one.result);
        const won = list.filter((one) => one.result === 'Win').map(({ unitOdds }) => unitOdds);
        const end = endOf(STAKE, list);
        if (results.includes('Lost')) {
          expect(end).toEqual({ betStatus: BET_STATUS.lost, payout: 0 });
        } else if (results.includes('Pending')) {
          expect(end).toBeNull();
        } else {
          expect(end).toEqual({
            betStatus: won.length > 0 ? BET_STATUS.won : BET_STATUS.voided,
            payout: potentialReturn(STAKE, won),
          });
        }
      }),
    );
  });

  it('counts a void leg as 1', () => {
    const odds = [1850, 2000] as const;
    const list = [leg(0, odds[0], 'Win'), leg(1, odds[1], 'Void')];
    expect(endOf(STAKE, list)).toEqual({
      betStatus: BET_STATUS.won,
      payout: potentialReturn(STAKE, [1850 as Odds]),
    });
    const all = list.map((one) => ({ ...one, result: 'Void' as const }));
    expect(endOf(STAKE, all)).toEqual({ betStatus: BET_STATUS.voided, payout: STAKE });
  });

  it('of a custom bet is lost with any leg, and void with any void one', () => {
    const of = (...results: readonly LegResult[]) =>
      unitResult(results.map((one) => leg(0, 2000, one)));
    expect(of('Win', 'Lost', 'Void')).toBe('Lost');
    expect(of('Win', 'Pending', 'Void')).toBe('Pending');
    expect(of('Win', 'Void')).toBe('Void');
    expect(of('Win', 'Win')).toBe('Win');
  });

  it('of a free bet pays the winnings alone', () => {
    const won = endOf(STAKE, [leg(0, 1850, 'Win')]);
    expect(won && freeBetEnd(STAKE, won).payout).toBe(850);
    const voided = endOf(STAKE, [leg(0, 1850, 'Void')]);
    expect(voided && freeBetEnd(STAKE, voided).payout).toBe(0);
  });
});
