import type { MatchClock } from './clock.ts';
import type { EventStatus, Market, MarketStatus, OutcomeStatus, SportEvent } from './event.ts';
import type { Odds } from './odds.ts';

/** What became different in a catalogue, for those who show or relay it. */
export type CatalogueChange =
  | {
      readonly kind: 'odds';
      readonly eventId: string;
      readonly outcomeId: string;
      readonly odds: Odds;
      readonly direction: 'up' | 'down';
    }
  | {
      readonly kind: 'outcome';
      readonly eventId: string;
      readonly outcomeId: string;
      readonly status: OutcomeStatus;
    }
  | {
      readonly kind: 'market';
      readonly eventId: string;
      readonly marketId: string;
      readonly status: MarketStatus;
    }
  | {
      readonly kind: 'state';
      readonly eventId: string;
      readonly status: EventStatus;
      readonly statusText: string;
      readonly homeScore: number | null;
      readonly awayScore: number | null;
    }
  | { readonly kind: 'clock'; readonly eventId: string; readonly clock: MatchClock | null }
  | { readonly kind: 'eventAdded'; readonly eventId: string }
  | { readonly kind: 'eventRemoved'; readonly eventId: string }
  /** The event's markets, outcomes, names or schedule are others: read the event anew. */
  | { readonly kind: 'structure'; readonly eventId: string }
  /** A market or outcome was named without its whole: read the event anew at its source. */
  | { readonly kind: 'incomplete'; readonly eventId: string }
  | { readonly kind: 'feed'; readonly producerId: number; readonly up: boolean };

function marketChanges(eventId: string, before: Market, after: Market): CatalogueChange[] {
  const changes: CatalogueChange[] = [];
  if (before.status !== after.status) {
    changes.push({ kind: 'market', eventId, marketId: after.id, status: after.status });
  }
  after.outcomes.forEach((outcome, at) => {
    const old = before.outcomes[at];
    if (!old || old === outcome) return;
    const outcomeId = outcome.id;
    if (old.odds !== outcome.odds) {
      const direction = outcome.odds > old.odds ? 'up' : 'down';
      changes.push({ kind: 'odds', eventId, outcomeId, odds: outcome.odds, direction });
    }
    if (old.status !== outcome.status) {
      changes.push({ kind: 'outcome', eventId, outcomeId, status: outcome.status });
    }
  });
  return changes;
}

function isSameClock(one: MatchClock | null, other: MatchClock | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.seconds === other.seconds &&
    one.readAt === other.readAt &&
    one.stopped === other.stopped &&
    one.direction === other.direction
  );
}

function hasSameState(one: SportEvent, other: SportEvent): boolean {
  return (
    one.status === other.status &&
    one.statusText === other.statusText &&
    one.home.score === other.home.score &&
    one.away.score === other.away.score
  );
}

/** Whether two lists name the same things in the same order. */
export function hasSameIds(
  one: readonly { readonly id: string }[],
  other: readonly { readonly id: string }[],
): boolean {
  return one.length === other.length && one.every(({ id }, at) => other[at]?.id === id);
}

function isSameMarket(one: Market, other: Market): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.name === other.name &&
      one.isFavorite === other.isFavorite &&
      (one.outcomes === other.outcomes ||
        (hasSameIds(one.outcomes, other.outcomes) &&
          one.outcomes.every(({ name }, at) => other.outcomes[at]?.name === name))))
  );
}

function hasSameMarkets(one: readonly Market[], other: readonly Market[]): boolean {
  if (one === other) return true;
  return (
    hasSameIds(one, other) &&
    one.every((market, at) => {
      const counterpart = other[at];
      return counterpart !== undefined && isSameMarket(market, counterpart);
    })
  );
}

function hasSameStructure(one: SportEvent, other: SportEvent): boolean {
  return (
    one.home.name === other.home.name &&
    one.away.name === other.away.name &&
    one.tournamentName === other.tournamentName &&
    one.categoryName === other.categoryName &&
    one.scheduledAt === other.scheduledAt &&
    one.marketCount === other.marketCount &&
    one.bookingStatus === other.bookingStatus &&
    one.hasStreaming === other.hasStreaming &&
    one.isEarlyPayoutApplied === other.isEarlyPayoutApplied &&
    hasSameMarkets(one.markets, other.markets)
  );
}

/**
 * What differs between two versions of an event. A structural change stands for the differences of
 * its markets, since the event is read anew.
 */
export function eventChanges(before: SportEvent, after: SportEvent): readonly CatalogueChange[] {
  if (before === after) return [];
  const eventId = after.id;
  const changes: CatalogueChange[] = [];
  if (!hasSameState(before, after)) {
    changes.push({
      kind: 'state',
      eventId,
      status: after.status,
      statusText: after.statusText,
      homeScore: after.home.score,
      awayScore: after.away.score,
    });
  }
  if (!isSameClock(before.clock, after.clock)) {
    changes.push({ kind: 'clock', eventId, clock: after.clock });
  }
  if (!hasSameStructure(before, after)) {
    changes.push({ kind: 'structure', eventId });
    return changes;
  }
  after.markets.forEach((market, at) => {
    const old = before.markets[at];
    if (old && old !== market) changes.push(...marketChanges(eventId, old, market));
  });
  return changes;
}
