import type { Odds } from '@vitrine/betting/base/odds';

/** A selection of a ticket, beside what it is now. */
export interface RepeatedSelection {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  /** The price of the ticket; null when the operator does not say. */
  readonly placedOdds: Odds | null;
  /** The price of now; null when it can't be put on the slip. */
  readonly presentOdds: Odds | null;
}

/** A ticket to play again. */
export interface RepeatedBet {
  readonly betNumber: string;
  readonly selections: readonly RepeatedSelection[];
}

/** What a page knows of it. */
export type RepeatedBetFound =
  | { readonly kind: 'found'; readonly bet: RepeatedBet }
  | { readonly kind: 'notFound' }
  /** The operator did not answer. */
  | { readonly kind: 'unreadable' };
