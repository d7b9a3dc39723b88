import { oddsFromDecimal, type Odds } from '@vitrine/betting/base/odds';
import {
  type FreeBetError,
  userFreeBets,
  validateFreeBet,
} from '@vitrine/upstream/contract/bet-slip/free-bets';
import type { Implementation } from '../../implement.ts';
import type { World } from '../../world/world.ts';
import { eventTypeOf } from './free-bet.ts';
import { legsRefusal } from './free-bet-legs.ts';
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
    if (odds === null) return invalid('FREEBET_NOT_AVAILABLE');
    const ofLegs = legsRefusal(world, body.BetType, body.Legs);
    if (ofLegs) return invalid(ofLegs);
    const offers = body.Legs.map(({ EventId }) => world.offer(EventId));
    const refusal = freeBets.refusalOf(userId, body.FreeBetId, {
      betType: body.BetType,
      odds: [odds],
      eventTypes: offers.flatMap((offer) => (offer ? [eventTypeOf(offer)] : [])),
      stake: null,
    });
    return refusal ? invalid(refusal.code) : { data: { isValid: true, rejectionCode: null } };
  });
}

function invalid(rejectionCode: FreeBetError) {
  return { data: { isValid: false, rejectionCode } };
}

function oddsOf(decimal: number): Odds | null {
  try {
    return oddsFromDecimal(decimal);
  } catch {
    return null;
  }
}
