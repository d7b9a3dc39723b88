import type { PlaceStatus, Selection, TicketType } from './bet-slip-types.ts';
import type { MarketStatus } from './event.ts';
import type { MinorUnits } from './money.ts';
import type { Odds } from './odds.ts';
import type { RejectionCode } from './placement-error.ts';

/** An outcome that the bettor tapped, which adds it or removes it when it is there, or one to add. */
export interface SelectionOffered {
  readonly kind: 'selectionTapped' | 'selectionAdded';
  readonly selection: Selection;
  /** Whether the event may be shown, the provider switch included. */
  readonly isEventShown: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What the bettor does. `now` is epoch milliseconds. */
export type BetSlipEdit =
  | SelectionOffered
  | { readonly kind: 'selectionRemoved'; readonly outcomeId: string }
  | {
      readonly kind: 'stakeEntered';
      readonly target: StakeTarget;
      readonly stake: MinorUnits | null;
    }
  | { readonly kind: 'ticketTypeChosen'; readonly ticketType: TicketType }
  | { readonly kind: 'expandedToggled' }
  /** The bettor agrees to the latest prices and names. */
  | { readonly kind: 'changesAccepted'; readonly nextIntentId: string }
  | { readonly kind: 'cleared'; readonly nextIntentId: string }
  | { readonly kind: 'warningExpired'; readonly now: number };

/** Which stake is meant: that of the multiple, or of one selection as a single. */
export type StakeTarget = 'multiple' | { readonly outcomeId: string };

/** What is heard of the events on the slip. */
export type BetSlipFact =
  | {
      readonly kind: 'oddsChanged';
      readonly outcomeId: string;
      readonly odds: Odds;
      readonly outcomeName?: string;
    }
  | {
      readonly kind: 'marketStatusChanged';
      readonly marketId: string;
      readonly status: MarketStatus;
    }
  | {
      readonly kind: 'outcomeStatusChanged';
      readonly outcomeId: string;
      readonly isActive: boolean;
    }
  | { readonly kind: 'eventStarted'; readonly eventId: string }
  /** The clock went on: unbooked matches of provider two start by their schedule. */
  | { readonly kind: 'schedulePassed'; readonly now: number }
  /** Null means all markets of the event. */
  | {
      readonly kind: 'betStopped';
      readonly eventId: string;
      readonly marketIds: readonly string[] | null;
    }
  | { readonly kind: 'providerSwitchedOff'; readonly eventIds: readonly string[] }
  | { readonly kind: 'eventLeftLive' | 'coverageLost'; readonly eventId: string };

/** A ticket that the operator made. `outcomeId` is null for the ticket of a multiple. */
export interface PlacedTicket {
  readonly outcomeId: string | null;
  readonly ticketId: string;
}

/** What was not placed, and why. `outcomeId` is null when no one selection is named. */
export interface PlacementRejection {
  readonly outcomeId: string | null;
  readonly code: RejectionCode;
  /** With an odds difference: the price that would be accepted. */
  readonly suggestedOdds?: Odds;
  /** With a limit: what the stake may still be. */
  readonly allowedStake?: MinorUnits;
}

/**
 * What becomes of an attempt to place. `intentId` names the attempt: facts of another attempt are
 * not this slip's and change nothing. `nextIntentId` is for the attempt after it.
 */
export type PlacementFact =
  | { readonly kind: 'placementStarted'; readonly intentId: string }
  /** The answers to all calls of the attempt together. */
  | {
      readonly kind: 'placementAnswered';
      readonly intentId: string;
      readonly tickets: readonly PlacedTicket[];
      readonly rejections: readonly PlacementRejection[];
      readonly nextIntentId: string;
    }
  /** All calls were refused for one reason. */
  | {
      readonly kind: 'placementRejected';
      readonly intentId: string;
      readonly rejection: PlacementRejection;
      readonly nextIntentId: string;
    }
  | {
      readonly kind: 'ticketSettled';
      readonly ticketId: string;
      readonly status: Exclude<PlaceStatus, 'pending'>;
      readonly rejectCode: number | null;
      /** The prices the ticket was accepted at, where they are told. */
      readonly finalOdds: readonly { readonly outcomeId: string; readonly odds: Odds }[];
    }
  /** Nobody can say what became of it: the polls are spent, or the ticket ids are lost. */
  | { readonly kind: 'placementLost'; readonly intentId: string }
  | {
      readonly kind: 'resultDismissed';
      /** Which selections stay on the slip for another attempt. */
      readonly keep: 'all' | 'none' | 'rejected';
      readonly nextIntentId: string;
    };

/** Everything that can happen to a bet slip. Source: 3§4. */
export type BetSlipEvent = BetSlipEdit | BetSlipFact | PlacementFact;
