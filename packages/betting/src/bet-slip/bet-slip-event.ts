import type {
  ChosenFreeBet,
  CustomPick,
  OutcomeSeen,
  PlaceStatus,
  Selection,
  TicketType,
} from './bet-slip-types.ts';
import type { MarketStatus } from '../sportsbook/event.ts';
import type { MinorUnits } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import type { OddsChangeChoice } from './odds-change.ts';
import type { FreeBetCode, RejectionCode } from './placing/placement-error.ts';

/** An outcome that the bettor tapped or added. A tap removes an outcome that is already on the slip. */
export interface SelectionOffered {
  readonly kind: 'selectionTapped' | 'selectionAdded';
  readonly selection: Selection;
  /** Whether the event may be shown, the provider switch included. */
  readonly isEventShown: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A ready-made multiple that the bettor put on the slip. */
export interface SelectionsAdded {
  readonly kind: 'selectionsAdded';
  readonly offered: readonly Pick<SelectionOffered, 'selection' | 'isEventShown'>[];
  /** Whether some of it is not on offer any more. */
  readonly isIncomplete: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A tap on an outcome that nobody can price now, so that there is no selection of it. */
export interface UnpricedTapped {
  readonly kind: 'unpricedTapped';
  readonly outcomeId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What the bettor does. `now` is epoch milliseconds. */
export type BetSlipEdit =
  | SelectionOffered
  | UnpricedTapped
  | SelectionsAdded
  | { readonly kind: 'selectionRemoved'; readonly outcomeId: string }
  | {
      readonly kind: 'stakeEntered';
      readonly target: StakeTarget;
      readonly stake: MinorUnits | null;
    }
  | { readonly kind: 'ticketTypeChosen'; readonly ticketType: TicketType }
  | { readonly kind: 'expandedToggled' }
  /**
   * The bettor confirms the slip at the prices and names that the form showed. A later change counts as
   * accepted only where the bettor's choice covers it.
   */
  | {
      readonly kind: 'shownAccepted';
      /** The attempt that the form showed; an older form changes nothing. */
      readonly intentId: string;
      readonly shown: readonly ShownOutcome[];
    }
  | { readonly kind: 'oddsChangeChosen'; readonly choice: OddsChangeChoice }
  | { readonly kind: 'cleared'; readonly nextIntentId: string }
  | { readonly kind: 'warningExpired'; readonly now: number };

/** An event of the free bet that pays a stake. Source: 3§3, 3§8. */
export type FreeBetEvent =
  /** The bettor pays with a free bet; null pays with the balance again. */
  | {
      readonly kind: 'freeBetChosen';
      readonly target: StakeTarget;
      readonly freeBet: ChosenFreeBet | null;
    }
  /** The operator says that the free bet is valid for the bet. */
  | {
      readonly kind: 'freeBetChecked';
      readonly target: StakeTarget;
      readonly freeBetId: string;
      readonly checkedFor: string;
    }
  | {
      readonly kind: 'freeBetRefused';
      readonly target: StakeTarget;
      readonly freeBetId: string;
      readonly code: FreeBetCode;
    };

/** The price and the name that a form showed of a selection. */
export interface ShownOutcome extends OutcomeSeen {
  readonly outcomeId: string;
}

/** The stake that an event changes: the stake of the multiple, or of one selection as a single. */
export type StakeTarget = 'multiple' | { readonly outcomeId: string };

/** News about the events on the slip. */
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
  /** The event started, by its status or by its schedule (see `playNews`). */
  | { readonly kind: 'eventStarted'; readonly eventId: string }
  /** Null means all markets of the event. */
  | {
      readonly kind: 'betStopped';
      readonly eventId: string;
      readonly marketIds: readonly string[] | null;
    }
  | { readonly kind: 'providerSwitchedOff'; readonly eventIds: readonly string[] }
  | { readonly kind: 'eventLeftLive' | 'coverageLost'; readonly eventId: string };

/** What is new of one part of a custom bet. */
export type PickNews = Pick<CustomPick, 'outcomeId' | 'marketStatus' | 'outcomeActive' | 'latest'>;

/**
 * News about the parts of a custom bet, named by its own outcome id. The server alone reads them, with the
 * price of the whole, which no feed has. Source: 3§3.
 */
export interface PicksChanged {
  readonly kind: 'picksChanged';
  readonly outcomeId: string;
  readonly picks: readonly PickNews[];
}

/** Time passed: selections that ended leave the slip at their time. Source: 3§3. */
export interface RemovalDue {
  readonly kind: 'removalDue';
  /** Epoch milliseconds. */
  readonly now: number;
  /** The events that are over, whatever their selections say of themselves. */
  readonly endedIds?: readonly string[] | undefined;
}

/** The final status of a ticket, as the operator reports it. */
export type SettledStatus = Exclude<PlaceStatus, 'pending' | 'notConfirmed'>;

/** A ticket that the operator made. `outcomeId` is null for the ticket of a multiple. */
export interface PlacedTicket {
  readonly outcomeId: string | null;
  readonly ticketId: string;
}

/**
 * A bet that was not placed, and the reason. `outcomeId` is null when the operator names no single
 * selection.
 */
export interface PlacementRejection {
  readonly outcomeId: string | null;
  readonly code: RejectionCode;
  /** For an odds difference: the odds that the operator would accept. */
  readonly suggestedOdds?: Odds | undefined;
  /** For a limit: the largest stake that is still allowed. */
  readonly allowedStake?: MinorUnits | undefined;
}

/**
 * The progress of an attempt to place. `intentId` names the attempt; a fact about another attempt
 * changes nothing. `nextIntentId` is the id of the attempt that follows.
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
      readonly status: SettledStatus;
      /** The reason of a rejection; null when the ticket was not rejected. */
      readonly code: RejectionCode | null;
      /** The odds at which the ticket was accepted, if the operator reports them. */
      readonly finalOdds: readonly { readonly outcomeId: string; readonly odds: Odds }[];
    }
  /** The operator could not report the status of a ticket. The ticket may have been accepted. */
  | { readonly kind: 'ticketNotConfirmed'; readonly ticketId: string }
  /** The outcome is unknown: polling ended without an answer, or the ticket ids are lost. */
  | { readonly kind: 'placementLost'; readonly intentId: string }
  /** It is certain that nothing was placed. The bettor gets the slip back unchanged. */
  | {
      readonly kind: 'placementVoided';
      readonly intentId: string;
      readonly nextIntentId: string;
    };

/**
 * An event of a shown result. `page` is the path of a page; times are epoch milliseconds.
 * `nextIntentId` is the id of the attempt that follows the result.
 */
export type ResultEvent =
  | {
      readonly kind: 'resultSeen';
      /** The attempt that the result belongs to. */
      readonly intentId: string;
      readonly at: number;
      readonly page: string;
    }
  | {
      readonly kind: 'resultDismissed';
      /**
       * The selections that stay on the slip. A selection whose bet may be accepted is always
       * removed.
       */
      readonly keep: 'all' | 'none' | 'rejected';
      readonly nextIntentId: string;
    }
  | { readonly kind: 'resultExpired'; readonly now: number; readonly nextIntentId: string }
  | { readonly kind: 'pageOpened'; readonly page: string; readonly nextIntentId: string };

/** What the browser applies to the slip that it shows, before the server has answered. */
export type ShownSlipEvent = BetSlipEdit | BetSlipFact | ResultEvent;

/** Everything that can happen to a bet slip. Source: 3§4. */
export type BetSlipEvent =
  ShownSlipEvent | FreeBetEvent | PicksChanged | RemovalDue | PlacementFact;
