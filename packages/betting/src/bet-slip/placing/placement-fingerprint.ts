import type { BetSlip } from '../bet-slip-types.ts';

/**
 * A canonical text of the bets on the slip: outcomes, prices, stakes and free bets, in any order of the
 * selections. The same intent id with another fingerprint means that the slip was changed.
 */
export function placementFingerprint(slip: BetSlip): string {
  const isMultiple = slip.ticketType === 'multiple';
  const legs = slip.selections
    .map(({ outcomeId, placed, stake, freeBet }) => [
      outcomeId,
      placed.odds,
      isMultiple ? null : stake,
      ...(freeBet && !isMultiple ? [freeBet.id] : []),
    ])
    .map((leg) => JSON.stringify(leg))
    .sort();
  const freeBet = isMultiple ? slip.freeBetMultiple : undefined;
  return JSON.stringify([
    slip.ticketType,
    isMultiple ? slip.stakeMultiple : null,
    legs,
    ...(freeBet ? [freeBet.id] : []),
  ]);
}
