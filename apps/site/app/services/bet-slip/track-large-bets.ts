import type { AppLoadContext } from '@remix-run/node';
import { amountToWire } from '@vitrine/betting/base/money';
import type { PlacedTicket } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { stakesOf } from '@vitrine/upstream/bet-slip/check-limits';

/**
 * Tracks each ticket whose stake is above the brand's figure for a large bet. A ticket that is found
 * twice after a lost answer is tracked twice, under the same id. Source: 3§9.
 */
export function trackLargeBets(
  slip: BetSlip,
  tickets: readonly PlacedTicket[],
  { brand, tracking }: AppLoadContext,
): void {
  const stakes = stakesOf(slip);
  for (const { outcomeId, ticketId } of tickets) {
    const stake = stakes.find((each) => each.outcomeId === outcomeId)?.stake;
    if (stake === undefined || stake <= brand.largeStake) continue;
    tracking.track({
      name: 'largeBet',
      ticketId,
      stake: amountToWire(stake),
      currency: brand.currency,
    });
  }
}
