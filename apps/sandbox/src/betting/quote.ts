import { CUSTOM_BET_SELECTIONS } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import type { Odds } from '@vitrine/betting/base/odds';
import { Refusal } from '../refusal.ts';
import type { EventOffer } from '../world/offer/event-offer.ts';
import { outcomeTerms } from '../world/offer/outcome-terms.ts';
import type { PricedMarket, PricedOutcome } from '../world/offer/priced-market.ts';
import type { World } from '../world/world.ts';
import { combinationOf, keyOf } from './custom-bet/combination.ts';
import type { RequestedLeg, RequestedUnit } from './ticket-request.ts';

export interface QuotedLeg {
  readonly offer: EventOffer;
  readonly market: PricedMarket;
  readonly outcome: PricedOutcome;
}

/** A unit at the world's present price. */
export interface QuotedUnit {
  readonly legs: readonly QuotedLeg[];
  readonly odds: Odds;
}

/** An outcome as a request names it. */
type NamedLeg = Omit<RequestedLeg, 'odds'>;

const { least: LEAST, most: MOST } = CUSTOM_BET_SELECTIONS;

/**
 * Prices a unit now. Throws the refusal of the catalogue when an event or market is unknown or not
 * active, or the outcomes of a custom bet do not go together. Source: 3§8.
 */
export function quoteUnit(world: World, unit: RequestedUnit, selectionIndex: number): QuotedUnit {
  const legs = unit.legs.map((leg) => quoteLeg(world, leg, selectionIndex));
  const [first] = legs;
  if (!first) throw new RangeError('A unit has no legs');
  if (unit.customOdds === null) return { legs, odds: first.outcome.odds };
  return { legs, odds: jointOdds(world, first.offer.id, legs, selectionIndex) };
}

/** An outcome at its present price. Throws the refusal of one that cannot be bet on now. */
export function quoteLeg(world: World, leg: NamedLeg, selectionIndex: number): QuotedLeg {
  const refuse = (code: string, message: string) =>
    new Refusal(400, code, message, { selectionIndex });
  const offer = world.offer(leg.eventId);
  if (!offer?.isListed) throw refuse('MATCH_WAS_NOT_FOUND', `No event ${leg.eventId}`);
  if (offer.markets.length === 0) {
    throw refuse('EVENT_MATCH_NOT_ACTIVED', `${leg.eventId} takes no bets`);
  }
  const market = offer.markets.find((candidate) => isMarket(candidate, leg));
  if (!market) {
    const code = isOwnMarket(leg) ? 'EVENT_MARKET_NOT_ACTIVED' : 'MARKET_WAS_NOT_FOUND';
    throw refuse(code, `${leg.eventId} offers no market ${leg.marketId}`);
  }
  const outcome = market.outcomes.find(
    ({ id, typeId }) => id === leg.outcomeId || typeId === leg.outcomeId,
  );
  if (!outcome) {
    const code = isOwnOutcome(market, leg) ? 'EVENT_MARKET_NOT_ACTIVED' : 'MARKET_WAS_NOT_FOUND';
    throw refuse(code, `${market.id} offers no ${leg.outcomeId}`);
  }
  if (market.isSuspended || !outcome.isActive) {
    throw refuse('EVENT_MARKET_NOT_ACTIVED', `${market.id} is suspended`);
  }
  return { offer, market, outcome };
}

/** A market is named by its own id, or by its type and specifiers. */
function isMarket({ id, typeId, specifiers }: PricedMarket, leg: NamedLeg): boolean {
  return id === leg.marketId || (typeId === leg.marketId && specifiers === leg.specifiers);
}

/** An id of the event's own making that is no longer offered: the market has closed. */
function isOwnMarket({ eventId, marketId }: NamedLeg): boolean {
  return marketId.startsWith(`${eventId}/`);
}

/** An outcome of the market's type that is no longer offered: it has become impossible. */
function isOwnOutcome({ id, typeId, specifiers }: PricedMarket, leg: NamedLeg): boolean {
  const outcomeTypeId = leg.outcomeId.replace(`${id}/`, '');
  return outcomeTerms({ marketTypeId: typeId, specifiers, outcomeTypeId }) !== undefined;
}

function jointOdds(
  world: World,
  eventId: string,
  legs: readonly QuotedLeg[],
  selectionIndex: number,
): Odds {
  const keys = legs.map(({ market, outcome }) => keyOf(market, outcome));
  if (
    keys.length < LEAST ||
    keys.length > MOST ||
    combinationOf(world, eventId, keys) !== 'sound'
  ) {
    throw incompatible(selectionIndex);
  }
  const odds = world.jointPrice(eventId, keys);
  if (odds === null) throw incompatible(selectionIndex);
  return odds;
}

function incompatible(selectionIndex: number): Refusal {
  const message = 'These outcomes make no custom bet';
  return new Refusal(400, 'SELECTIONS_NOT_COMPATIBLE', message, { selectionIndex });
}
