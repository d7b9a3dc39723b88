import type { BetSlip } from './bet-slip-types.ts';

/**
 * A canonical text of the bets on the slip: outcomes, prices and stakes, in any order of the
 * selections. The same intent id with another fingerprint means that the slip was changed.
 */
export function placementFingerprint(slip: BetSlip): string {
  const isMultiple = slip.ticketType === 'multiple';
  const legs = slip.selections
    .map(({ outcomeId, placed, stake }) => [outcomeId, placed.odds, isMultiple ? null : stake])
    .map((leg) => JSON.stringify(leg))
    .sort();
  return JSON.stringify([slip.ticketType, isMultiple ? slip.stakeMultiple : null, legs]);
}
