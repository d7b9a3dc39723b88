import { oddsFromDecimal, type Odds } from '@vitrine/betting/base/odds';
import { userFreeBets, validateFreeBet } from '@vitrine/upstream/contract/bet-slip/free-bets';
import type { Implementation } from '../../implement.ts';
import type { World } from '../../world/world.ts';
import { eventTypeOf } from './free-bet.ts';
import type { FreeBets } from './free-bets.ts';
import { toWireFreeBet } from './wire-free-bet.ts';

export interface FreeBetHandlers {
  readonly freeBets: FreeBets;
  readonly world: World;
}

export function implementFreeBets(
  { implement }: Implementation,
  { freeBets, world }: FreeBetHandlers,
): void {
  implement(userFreeBets, ({ userId }) => ({ data: freeBets.openOf(userId).map(toWireFreeBet) }));

  implement(validateFreeBet, ({ userId, body }) => {
    const odds = oddsOf(body.Odds);
    const offers = body.Legs.map(({ EventId }) => world.offer(EventId));
    const isKnown = offers.every((offer) => offer?.isListed);
    if (odds === null || !isKnown || offers.length === 0) {
      const rejectionCode = odds === null ? 'FREEBET_NOT_AVAILABLE' : 'INVALID_EVENT_TYPE';
      return { data: { isValid: false, rejectionCode } };
    }
    const refusal = freeBets.refusalOf(userId, body.FreeBetId, {
      betType: body.BetType,
      odds: [odds],
      eventTypes: offers.flatMap((offer) => (offer ? [eventTypeOf(offer)] : [])),
      stake: null,
    });
    return { data: { isValid: refusal === null, rejectionCode: refusal?.code ?? null } };
  });
}

function oddsOf(decimal: number): Odds | null {
  try {
    return oddsFromDecimal(decimal);
  } catch {
    return null;
  }
}
