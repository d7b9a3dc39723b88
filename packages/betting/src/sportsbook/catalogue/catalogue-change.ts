import type { MatchClock } from '../clock.ts';
import {
  scoreOf,
  type EventStatus,
  type Market,
  type MarketStatus,
  type OutcomeStatus,
  type SportEvent,
} from '../event.ts';
import { isSameStatistics } from '../match-statistics.ts';
import type { Odds } from '../../base/odds.ts';

/** A change in a catalogue, for the code that shows it or sends it on. */
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
  /** Figures of a match besides its score. */
  | { readonly kind: 'statistics'; readonly eventId: string }
  | { readonly kind: 'eventAdded'; readonly eventId: string }
  | { readonly kind: 'eventRemoved'; readonly eventId: string }
  /** The event's markets, outcomes, names or schedule changed: read the whole event again. */
  | { readonly kind: 'structure'; readonly eventId: string }
  /**
   * A message named a market or outcome that the catalogue misses, or may have left some of the event's
   * markets out: read the event from its source.
   */
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

function hasSameFigures(one: SportEvent, other: SportEvent): boolean {
  if (one.kind !== 'match' || other.kind !== 'match') return true;
  return isSameStatistics(one.statistics, other.statistics);
}

function hasSameState(one: SportEvent, other: SportEvent): boolean {
  const [score, otherScore] = [scoreOf(one), scoreOf(other)];
  return (
    one.status === other.status &&
    one.statusText === other.statusText &&
    score.home === otherScore.home &&
    score.away === otherScore.away
  );
}

/**
 * Whether two versions of an event have the same sides or competitors in the same order, as a page
 * shows them.
 */
function hasSameContest(one: SportEvent, other: SportEvent): boolean {
  if (one.kind === 'match' && other.kind === 'match') {
    return one.home.name === other.home.name && one.away.name === other.away.name;
  }
  if (one.kind === 'match' || other.kind === 'match' || one.name !== other.name) return false;
  if (one.kind === 'season' || other.kind === 'season') return one.kind === other.kind;
  return (
    one.competitors.length === other.competitors.length &&
    one.competitors.every(({ name, position, isRetired }, at) => {
      const counterpart = other.competitors[at];
      return (
        counterpart?.name === name &&
        counterpart.position === position &&
        counterpart.isRetired === isRetired
      );
    })
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
    hasSameContest(one, other) &&
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
 * The changes between two versions of an event. A structural change stands for all changes of its
 * markets, because the whole event is read again.
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
      homeScore: scoreOf(after).home,
      awayScore: scoreOf(after).away,
    });
  }
  if (!isSameClock(before.clock, after.clock)) {
    changes.push({ kind: 'clock', eventId, clock: after.clock });
  }
  if (!hasSameFigures(before, after)) changes.push({ kind: 'statistics', eventId });
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
