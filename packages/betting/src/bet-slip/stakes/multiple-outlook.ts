import { type MinorUnits, ZERO } from '../../base/money.ts';
import type { Odds } from '../../base/odds.ts';
import { countedOdds } from '../placing/bet-slip-check.ts';
import type { BetSlip } from '../bet-slip-types.ts';
import { paidReturn } from '../free-bets/free-stake.ts';

/** What a multiple pays when one of its selections is void and all others win. */
export interface VoidOutlook {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly payout: MinorUnits;
}

/** What a multiple pays for each way it can end. */
export interface MultipleOutlook {
  readonly allWin: MinorUnits;
  /** One for each selection, in the order of the slip. */
  readonly oneVoid: readonly VoidOutlook[];
  readonly oneLost: MinorUnits;
  /** The stake that comes back; null when a free bet paid it. */
  readonly allVoid: MinorUnits | null;
}

/**
 * What the multiple of a slip pays for each way it can end, in minor units: exact, rounded down once. A
 * void selection counts with odds of 1. Null for singles, fewer than two selections or no stake.
 * Source: 3§3.
 *
 * @example
 * // 10.00 at 2.00 and 1.50
 * multipleOutlook(slip) // allWin 3000, oneVoid 1500 and 2000, oneLost 0, allVoid 1000
 */
export function multipleOutlook(slip: BetSlip): MultipleOutlook | null {
  const { ticketType, selections, stakeMultiple, freeBetMultiple } = slip;
  if (ticketType !== 'multiple' || selections.length < 2 || !stakeMultiple) return null;
  const prices = selections.map((selection) => countedOdds(slip, selection));
  const pays = (odds: readonly Odds[]) => paidReturn(stakeMultiple, odds, freeBetMultiple);
  return {
    allWin: pays(prices),
    oneVoid: selections.map(({ outcomeId, latest: { outcomeName } }, voided) => ({
      outcomeId,
      outcomeName,
      payout: pays(prices.filter((_, at) => at !== voided)),
    })),
    oneLost: ZERO,
    allVoid: freeBetMultiple ? null : stakeMultiple,
  };
}
