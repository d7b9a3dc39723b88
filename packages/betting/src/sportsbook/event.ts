import type { MatchClock } from './clock.ts';
import type { MatchStatistics } from './match-statistics.ts';
import type { Odds } from '../base/odds.ts';

/** Which of the two event providers an event comes from. Source: 2§2. */
export type Provider = 'one' | 'two';

/** The status of an event. Source: 2§4. */
export type EventStatus =
  | 'notStarted'
  | 'live'
  | 'suspended'
  | 'ended'
  | 'closed'
  | 'cancelled'
  | 'delayed'
  | 'interrupted'
  | 'postponed'
  | 'abandoned'
  | 'unknown'
  | 'aboutToStart';

/** The status of a market, the same for both providers. Source: 2§4, 3§4. */
export type MarketStatus = 'active' | 'suspended' | 'inactive' | 'closed';

/** The status of an outcome; only an active one accepts bets. Source: 2§4. */
export type OutcomeStatus =
  'cancelled' | 'settled' | 'handedOver' | 'suspended' | 'inactive' | 'active';

export interface Outcome {
  /** Unique over all events: the key of a live price. */
  readonly id: string;
  /** The operator's outcome type id, as placements name it. */
  readonly outcomeTypeId: string;
  readonly name: string;
  readonly odds: Odds;
  readonly status: OutcomeStatus;
}

/** What a market of a list is about, by which lists swap one for another. Source: 3§9. */
export type MarketKind = 'result' | 'total' | 'handicap' | 'bothScore';

export interface Market {
  /** Unique over all events. */
  readonly id: string;
  /** The operator's market type id (match winner, totals …), shared by all events. */
  readonly marketTypeId: string;
  readonly name: string;
  readonly status: MarketStatus;
  /** How its outcomes are laid out: match winner, two-way, totals, handicap, correct score, outright. */
  readonly layout: 'threeWay' | 'twoWay' | 'totals' | 'handicap' | 'correctScore' | 'outright';
  /** The kind by which lists swap it; absent for a market that no list shows. */
  readonly kind?: MarketKind;
  /** Whether it is the main market of its event. */
  readonly isFavorite: boolean;
  /** The operator's specifier text, such as `total=2.5` or `hcp=-1`; empty when the market has none. */
  readonly specifiers: string;
  readonly producerId: number;
  readonly outcomes: readonly Outcome[];
}

export interface Competitor {
  readonly name: string;
  readonly score: number | null;
}

/** The fields that every kind of event has. */
interface EventFacts {
  readonly id: string;
  readonly provider: Provider;
  readonly sportId: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  /** Country or region of the tournament, as the operator names it. */
  readonly categoryName: string;
  readonly status: EventStatus;
  /** Period or state in the operator's words, such as `1º tempo`. */
  readonly statusText: string;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  readonly clock: MatchClock | null;
  readonly producerId: number;
  /** How many markets the event has in all, shown as "+N". */
  readonly marketCount: number;
  /**
   * Markets loaded so far, in the operator's order; lists carry the main market, and in some sports one
   * of each other kind.
   */
  readonly markets: readonly Market[];
  /** The id of the main market, also where the operator leaves it out of `markets`; absent where none is told. */
  readonly mainMarketId?: string;
  readonly bookingStatus: 'booked' | 'notBooked';
  readonly hasStreaming: boolean;
  readonly isEarlyPayoutApplied: boolean;
}

/** Two sides against each other: `sr:match:1` or `bg:match:1`. */
export interface MatchEvent extends EventFacts {
  readonly kind: 'match';
  readonly home: Competitor;
  readonly away: Competitor;
  /** Null where none are told; lists never have them. */
  readonly statistics: MatchStatistics | null;
}

/** A competitor of a stage. */
export interface StageCompetitor {
  readonly name: string;
  readonly teamName: string;
  /** From 1; null before the stage has begun. */
  readonly position: number | null;
  readonly isRetired: boolean;
}

/** A race, a session of it, or the championship it belongs to: `sr:stage:1`. */
export interface StageEvent extends EventFacts {
  readonly kind: 'stage';
  readonly name: string;
  /** The best placed first. */
  readonly competitors: readonly StageCompetitor[];
}

/** A season of a tournament, bet on as a whole: `sr:season:1`. */
export interface SeasonEvent extends EventFacts {
  readonly kind: 'season';
  readonly name: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** An event to bet on: a match, a stage or a season, by `kind`. Source: 2§2, 2§3. */
export type SportEvent = MatchEvent | StageEvent | SeasonEvent;

/** The name of an event: the names of both sides with a dash between them, or the event's own name. */
export function nameOfEvent(event: SportEvent): string {
  return event.kind === 'match' ? `${event.home.name} – ${event.away.name}` : event.name;
}

/** The goals or points of a match; nulls for a stage or a season. */
export function scoreOf(event: SportEvent): {
  readonly home: number | null;
  readonly away: number | null;
} {
  if (event.kind !== 'match') return { home: null, away: null };
  return { home: event.home.score, away: event.away.score };
}
