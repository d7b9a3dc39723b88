import type { MarketStatus, Provider } from '../sportsbook/event.ts';
import type { MinorUnits } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import type { OddsChangeChoice } from './odds-change.ts';
import type { FreeBetCode, RejectionCode } from './placing/placement-error.ts';

/** Source: 3§4. */
export type BetSlipStep = 'initial' | 'settingBet' | 'waiting' | 'result' | 'disconnected';
export type TicketType = 'singles' | 'multiple';
export type TicketResultStatus = 'error' | 'none' | 'mixed' | 'success';
/**
 * The status of a bet that was sent. `notConfirmed`: the operator took the ticket but then failed to
 * report its status. It counts as rejected in the totals, but it may be accepted, so it can't be
 * placed again.
 */
export type PlaceStatus = 'pending' | 'accepted' | 'rejected' | 'canceled' | 'notConfirmed';

/** What the bettor saw of an outcome at one moment: its price and its name. */
export interface OutcomeSeen {
  readonly odds: Odds;
  readonly outcomeName: string;
}

/** A free bet that the bettor chose for a bet of the slip. Source: 3§3, 3§5. */
export interface ChosenFreeBet {
  readonly id: string;
  /** Fixed by the operator. */
  readonly stake: MinorUnits;
  /** The bet that the operator said it is valid for; missing until it was asked. */
  readonly checkedFor?: string | undefined;
}

/** A free bet that the operator refused for a bet of the slip. Source: 3§8. */
export interface FreeBetRefused {
  readonly target: 'multiple' | { readonly outcomeId: string };
  readonly freeBetId: string;
  readonly code: FreeBetCode;
}

/** The ticket that a selection was taken from: one's own played again, or a shared one. Source: 3§3. */
export interface Replicated {
  /** The bet number of the original. */
  readonly ticketId: string;
  readonly type: 'shared' | 'replicated';
}

/** One outcome of a custom bet, by the selectedMarkets of the specification. Source: 3§3. */
export interface CustomPick {
  readonly marketId: string;
  readonly marketTypeId: string;
  readonly marketName: string;
  readonly marketStatus: MarketStatus;
  readonly specifiers: string;
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
  readonly outcomeActive: boolean;
  /** As it was when the bettor agreed to the bet. The odds are its own: the bet has one price for all. */
  readonly placed: OutcomeSeen;
  readonly latest: OutcomeSeen;
}

/** An outcome on the slip, with the price the bettor chose and the latest one. Source: 3§3. */
export interface Selection {
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: 'notStarted' | 'live' | 'closed';
  /** Whether its match began since it was chosen: then it was another bet, and stays off sale. Source: 3§4. */
  readonly hasBegun?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  readonly provider: Provider;
  readonly sportId: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly producerId: number;
  readonly marketId: string;
  readonly marketTypeId: string;
  readonly marketName: string;
  readonly marketStatus: MarketStatus;
  readonly specifiers: string;
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
  readonly outcomeActive: boolean;
  /** The accepted price: the price at the tap, or the last change the bettor accepted. */
  readonly placed: OutcomeSeen;
  readonly latest: OutcomeSeen;
  readonly bookingStatus: 'booked' | 'notBooked';
  readonly isEarlyPayoutApplied: boolean;
  /** A bet the bettor composed of several markets of one event, priced as a whole. */
  readonly isCustom?: boolean | undefined;
  /** What a custom bet is made of, in the order of choice; missing for every other selection. */
  readonly picks?: readonly CustomPick[] | undefined;
  /**
   * When the selection leaves the slip by itself, if it can't be bet on by then: epoch milliseconds.
   * Null while no time is known, as for a live match. Source: 3§3.
   */
  readonly removeAt?: number | null | undefined;
  /** Whether the name of the event says too little without its tournament and sport. Source: 3§3. */
  readonly displayTournamentAndSport?: boolean | undefined;
  /** The name of its sport, where it is to be shown. */
  readonly sportName?: string | undefined;
  /** Stake of this selection as a single; null until entered. */
  readonly stake: MinorUnits | null;
  /** The free bet that pays this single; missing when the balance does. */
  readonly freeBet?: ChosenFreeBet | undefined;
  /** Missing when the bettor chose it on a page of its event. */
  readonly replicate?: Replicated | undefined;
  readonly result: SingleResult | null;
}

export interface SingleResult {
  readonly status: PlaceStatus;
  readonly ticketId: string | null;
  /** The reason of a rejection; null unless the bet was rejected. Source: 3§8. */
  readonly code: RejectionCode | null;
  /** The largest stake that is still allowed, when a limit was the reason. */
  readonly allowedStake?: MinorUnits | undefined;
}

export type BetSlipWarning =
  | 'tooManySelections'
  | 'outcomeNotActive'
  | 'eventNotShown'
  | 'someLeftOut'
  /** Selections that ended left the slip at their time. */
  | 'someEnded'
  /** The tapped outcome has to wait: the outcome of the earlier bet is not known yet. */
  | 'betUnderWay';

/** When, in epoch milliseconds, and on which page the bettor first saw a result. */
export interface ResultSeen {
  readonly at: number;
  /** The path of the page. */
  readonly page: string;
}

/** The whole slip. Plain data: stored per session, sent to the browser, reduced on both sides. */
export interface BetSlip {
  readonly step: BetSlipStep;
  readonly ticketType: TicketType;
  readonly selections: readonly Selection[];
  /** Stake of the multiple; null until entered. */
  readonly stakeMultiple: MinorUnits | null;
  /** The free bet that pays the multiple; missing when the balance does. */
  readonly freeBetMultiple?: ChosenFreeBet | undefined;
  /** The free bets that were refused, the last one at the end, until the bettor changes the selections. */
  readonly freeBetRefusals?: readonly FreeBetRefused[] | undefined;
  readonly isExpanded: boolean;
  readonly resultStatus: TicketResultStatus;
  readonly ticketIdMultiple: string | null;
  /** The price changes that the bettor accepts in advance. Kept when the slip is emptied. */
  readonly oddsChange: OddsChangeChoice;
  /**
   * The id of one attempt to place, so that a repeated attempt is recognised. A slip that is emptied, given
   * back or begun anew gets another id. A change of its selections, stakes or prices does not: a form with
   * this id may show other bets than the slip holds (see `holdsShownBets`).
   */
  readonly intentId: string;
  readonly warning: { readonly code: BetSlipWarning; readonly shownAt: number } | null;
  /**
   * The outcome tapped while a result or a lost answer is shown. A new slip can begin with it, unless
   * this slip is waiting again. Source: 3§2.
   */
  readonly offered: Selection | null;
  /** Null until the bettor saw the result that the slip shows. */
  readonly resultSeen: ResultSeen | null;
  /** The attempt that was placed just before this empty slip; null once a selection is on it. */
  readonly lastIntentId: string | null;
}
