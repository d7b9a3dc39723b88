import type { BetStatus } from '../../bets/bet.ts';
import type { MatchClock } from '../clock.ts';
import type { EventStatus, Market, MarketStatus, OutcomeStatus, SportEvent } from '../event.ts';
import type { MatchStatistics } from '../match-statistics.ts';
import type { MinorUnits } from '../../base/money.ts';
import type { Odds } from '../../base/odds.ts';

/** An outcome in an odds message. */
export interface OutcomeUpdate {
  readonly outcomeId: string;
  /** Null when the message has a status but no price: the known price stays, and takes no bets. */
  readonly odds: Odds | null;
  readonly status: OutcomeStatus;
}

/** A market in an odds message. Outcomes that the message does not name stay unchanged. */
export interface MarketUpdate {
  readonly marketId: string;
  readonly status: MarketStatus;
  readonly outcomes: readonly OutcomeUpdate[];
  /** The whole market, when it is new to the event or has other outcomes than before. */
  readonly market?: Market;
}

/** Prices and statuses of some markets of an event. */
export interface OddsChange {
  readonly kind: 'oddsChange';
  readonly eventId: string;
  /** When the provider made the message, in epoch milliseconds of the provider's clock. */
  readonly producedAt: number;
  readonly markets: readonly MarketUpdate[];
}

/** Like `OddsChange`, from the feed gate's message that carries only markets. */
export interface MarketsOddsChange {
  readonly kind: 'marketsOddsChange';
  readonly eventId: string;
  /** When the provider made the message, in epoch milliseconds of the provider's clock. */
  readonly producedAt: number;
  readonly markets: readonly MarketUpdate[];
}

/** A whole event: new, changed, or losing its coverage. */
export interface FixtureChange {
  readonly kind: 'fixtureChange';
  /** Without markets in the message, the known markets stay; a page keeps those known in any case. */
  readonly event: SportEvent;
  /**
   * When the provider made the message, in epoch milliseconds of the provider's clock; absent where the event was
   * read from the operator, which is newer than all that was heard.
   */
  readonly producedAt?: number;
  readonly reason: 'added' | 'changed' | 'coverage';
}

/** The clock of a match. */
export interface LiveTime {
  readonly kind: 'liveTime';
  readonly eventId: string;
  readonly clock: MatchClock;
}

/** Suspends some markets of an event until their next odds. */
export interface BetStop {
  readonly kind: 'betStop';
  readonly eventId: string;
  /** When the provider made the message, in epoch milliseconds of the provider's clock. */
  readonly producedAt: number;
  /** Null means all markets. */
  readonly marketIds: readonly string[] | null;
}

/** Whether the feed of one producer works. */
export interface FeedStatus {
  readonly kind: 'feedStatus';
  readonly producerId: number;
  readonly up: boolean;
}

/** Status, period, score and, where it is told, the statistics of a match. */
export interface MatchState {
  readonly kind: 'matchState';
  readonly eventId: string;
  readonly status: EventStatus;
  readonly statusText: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Null leaves the known ones as they are. */
  readonly statistics: MatchStatistics | null;
}

/** Status of a stage, such as a race. */
export interface StageState {
  readonly kind: 'stageState';
  readonly eventId: string;
  readonly status: EventStatus;
  readonly statusText: string;
}

/** Status of a season, such as a championship. */
export interface SeasonState {
  readonly kind: 'seasonState';
  readonly eventId: string;
  readonly status: EventStatus;
  readonly statusText: string;
}

/** The provider switch showed or hid an event, or replaced it with one of the other provider. */
export interface SwitchEvent {
  readonly kind: 'switchEvent';
  readonly eventId: string;
  readonly isShown: boolean;
  readonly replacedBy: string | null;
}

/** The operator no longer has an event. */
export interface EventWithdrawn {
  readonly kind: 'eventWithdrawn';
  readonly eventId: string;
}

/** A bet of one bettor changed. Only the bet history uses it, no catalogue does. */
export interface BetHistoryUpdate {
  readonly kind: 'betHistoryUpdate';
  readonly userId: string;
  /** A string, because bet numbers exceed the safe integers. */
  readonly betNumber: string;
  readonly status: BetStatus;
  /** The payout; null until the bet is settled. */
  readonly amountWon: MinorUnits | null;
}

/** A message of the live feed, parsed. Source: 2§4, 3§7. */
export type FeedMessage =
  | OddsChange
  | MarketsOddsChange
  | FixtureChange
  | LiveTime
  | BetStop
  | FeedStatus
  | MatchState
  | StageState
  | SeasonState
  | SwitchEvent
  | EventWithdrawn
  | BetHistoryUpdate;
