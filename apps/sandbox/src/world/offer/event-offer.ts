import type { EventStatus, Provider } from '@vitrine/betting/sportsbook/event';
import type { EventKind } from '@vitrine/betting/sportsbook/event-id';
import type { OutcomeKey, Result } from './outcome-terms.ts';
import type { PricedMarket } from './priced-market.ts';

/** A side of a match and its score. */
export interface OfferedSide {
  readonly name: string;
  readonly score: number | null;
}

/** An event that can be bet on, as it stands now: a match, a stage or a season. */
export interface EventOffer {
  readonly id: string;
  readonly kind: EventKind;
  readonly provider: Provider;
  /** Who makes its odds at present. */
  readonly producerId: number;
  readonly sportId: string;
  readonly sportName: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly categoryName: string;
  readonly name: string;
  /** Null for a stage or a season, which many contest. */
  readonly sides: { readonly home: OfferedSide; readonly away: OfferedSide } | null;
  readonly status: EventStatus;
  /** Whether it is covered live. */
  readonly isBooked: boolean;
  /** Whether it has been offered yet; a later event of the world exists, but nobody may know. */
  readonly isListed: boolean;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  /** Markets open or suspended; none once it is over, or started without live coverage. */
  readonly markets: readonly PricedMarket[];
  /** The markets lists show, if the event is open: the main one first. Priced without the others. */
  readonly mainMarkets: readonly PricedMarket[];
  /** How an outcome ended; null while the event is not over. */
  resultOf(outcome: OutcomeKey): Result | null;
}
