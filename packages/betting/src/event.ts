import type { MatchClock } from './clock.ts';
import type { Odds } from './odds.ts';

/** Which of the two event providers an event comes from. Source: 2§2. */
export type Provider = 'one' | 'two';

/** Event statuses 0 to 11 of the specification, by name. Source: 2§4. */
export const EVENT_STATUS = {
  notStarted: 0,
  live: 1,
  suspended: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  delayed: 6,
  interrupted: 7,
  postponed: 8,
  abandoned: 9,
  unknown: 10,
  aboutToStart: 11,
} as const;
export type EventStatus = keyof typeof EVENT_STATUS;

/** A market as the bettor meets it, whichever provider it comes from. Source: 2§4, 3§4. */
export type MarketStatus = 'active' | 'suspended' | 'inactive' | 'closed';

/** Outcome statuses -4 to 1 of the specification, by name. Source: 2§4. */
export const OUTCOME_STATUS = {
  cancelled: -4,
  settled: -3,
  handedOver: -2,
  suspended: -1,
  inactive: 0,
  active: 1,
} as const;
export type OutcomeStatus = keyof typeof OUTCOME_STATUS;

export interface Outcome {
  /** Unique over all events: the key of a live price. */
  readonly id: string;
  /** The operator's outcome type id, as placements name it. */
  readonly outcomeTypeId: string;
  readonly name: string;
  readonly odds: Odds;
  readonly status: OutcomeStatus;
}

export interface Market {
  /** Unique over all events. */
  readonly id: string;
  /** The operator's market type id (match winner, totals …), shared by all events. */
  readonly marketTypeId: string;
  readonly name: string;
  readonly status: MarketStatus;
  /** How its outcomes are laid out: match winner, two-way, totals, handicap, correct score, outright. */
  readonly layout: 'threeWay' | 'twoWay' | 'totals' | 'handicap' | 'correctScore' | 'outright';
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

export interface SportEvent {
  /** `sr:match:1`, `sr:stage:1` or `bg:match:1`. */
  readonly id: string;
  readonly provider: Provider;
  readonly sportId: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  /** Country or region of the tournament, as the operator names it. */
  readonly categoryName: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly status: EventStatus;
  /** Period or state in the operator's words, such as `1º tempo`. */
  readonly statusText: string;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  readonly clock: MatchClock | null;
  readonly producerId: number;
  /** How many markets the event has in all, shown as "+N". */
  readonly marketCount: number;
  /** Markets loaded so far, in the operator's order; lists carry the main market only. */
  readonly markets: readonly Market[];
  readonly bookingStatus: 'booked' | 'notBooked';
  readonly hasStreaming: boolean;
  readonly isEarlyPayoutApplied: boolean;
}
