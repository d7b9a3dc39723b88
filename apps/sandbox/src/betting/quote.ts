import type { Odds } from '@vitrine/betting/odds';
import { Refusal } from '../refusal.ts';
import type { MatchNow, PricedMarket, PricedOutcome, World } from '../world/world.ts';
import { outcomeTerms } from '../world/outcome-terms.ts';
import type { RequestedLeg, RequestedUnit } from './ticket-request.ts';

export interface QuotedLeg {
  readonly match: MatchNow;
  readonly market: PricedMarket;
  readonly outcome: PricedOutcome;
}

/** A unit at the world's present price. */
export interface QuotedUnit {
  readonly legs: readonly QuotedLeg[];
  readonly odds: Odds;
}

const CUSTOM_LEGS = { least: 2, most: 10 } as const;

/**
 * Prices a unit now. Throws the refusal of the catalogue when an event or market is unknown or not
 * active, or the outcomes of a custom bet do not go together. Source: 3§8.
 */
export function quoteUnit(world: World, unit: RequestedUnit, selectionIndex: number): QuotedUnit {
  const legs = unit.legs.map((leg) => quoteLeg(world, leg, selectionIndex));
  const [first] = legs;
  if (!first) throw new Refusal(400, 'INVALID_REQUEST', 'A selection names no outcome');
  if (unit.customOdds === null) return { legs, odds: first.outcome.odds };
  return { legs, odds: jointOdds(world, first.match.fixture.id, legs, selectionIndex) };
}

function quoteLeg(world: World, leg: RequestedLeg, selectionIndex: number): QuotedLeg {
  const refuse = (code: string, message: string) =>
    new Refusal(400, code, message, { selectionIndex });
  const match = world.match(leg.eventId);
  if (!match?.isListed) throw refuse('MATCH_WAS_NOT_FOUND', `No event ${leg.eventId}`);
  if (match.markets.length === 0) {
    throw refuse('EVENT_MATCH_NOT_ACTIVED', `${leg.eventId} takes no bets`);
  }
  const market = match.markets.find((candidate) => isMarket(candidate, leg));
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
  return { match, market, outcome };
}

/** A market is named by its own id, or by its type and specifiers. */
function isMarket({ id, typeId, specifiers }: PricedMarket, leg: RequestedLeg): boolean {
  return id === leg.marketId || (typeId === leg.marketId && specifiers === leg.specifiers);
}

/** An id of the event's own making that is no longer offered: the market has closed. */
function isOwnMarket({ eventId, marketId }: RequestedLeg): boolean {
  return marketId.startsWith(`${eventId}/`);
}

/** An outcome of the market's type that is no longer offered: it has become impossible. */
function isOwnOutcome({ id, typeId, specifiers }: PricedMarket, leg: RequestedLeg): boolean {
  const outcomeTypeId = leg.outcomeId.replace(`${id}/`, '');
  return outcomeTerms({ marketTypeId: typeId, specifiers, outcomeTypeId }) !== undefined;
}

function jointOdds(
  world: World,
  eventId: string,
  legs: readonly QuotedLeg[],
  selectionIndex: number,
): Odds {
  const markets = new Set(legs.map(({ market }) => market.id));
  const counts = legs.length >= CUSTOM_LEGS.least && legs.length <= CUSTOM_LEGS.most;
  const odds =
    counts && markets.size === legs.length
      ? world.jointPrice(
          eventId,
          legs.map(({ market, outcome }) => ({
            marketTypeId: market.typeId,
            specifiers: market.specifiers,
            outcomeTypeId: outcome.typeId,
          })),
        )
      : null;
  if (odds === null) {
    throw new Refusal(400, 'SELECTIONS_NOT_COMPATIBLE', 'These outcomes make no custom bet', {
      selectionIndex,
    });
  }
  return odds;
}
