import type { BetSlip } from './bet-slip-types.ts';

/**
 * What placing the slip would stake on what at which price, as one canonical text: the same for the
 * same bets in any order, another when an outcome, a price or a stake is another. A repeat of an
 * intent with other content shows by it.
 */
export function placementFingerprint(slip: BetSlip): string {
  const isMultiple = slip.ticketType === 'multiple';
  const legs = slip.selections
    .map(({ outcomeId, placed, stake }) => [outcomeId, placed.odds, isMultiple ? null : stake])
    .map((leg) => JSON.stringify(leg))
    .sort();
  return JSON.stringify([slip.ticketType, isMultiple ? slip.stakeMultiple : null, legs]);
}
