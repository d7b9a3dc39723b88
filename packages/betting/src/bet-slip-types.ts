import type { MarketStatus, Provider } from './event.ts';
import type { MinorUnits } from './money.ts';
import type { Odds } from './odds.ts';

/** Source: 3§4. */
export type BetSlipStep = 'initial' | 'settingBet' | 'waiting' | 'result' | 'disconnected';
export type TicketType = 'singles' | 'multiple';
export type TicketResultStatus = 'error' | 'none' | 'mixed' | 'success';
export type PlaceStatus = 'pending' | 'accepted' | 'rejected' | 'canceled';

/** What the bettor saw of an outcome at one moment: its price and its name. */
export interface OutcomeSeen {
  readonly odds: Odds;
  readonly outcomeName: string;
}

/** An outcome on the slip, with the price the bettor chose and the latest one. Source: 3§3. */
export interface Selection {
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: 'notStarted' | 'live' | 'closed';
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
  /** What the bettor agreed to: the price at the tap, or the last change he accepted. */
  readonly placed: OutcomeSeen;
  readonly latest: OutcomeSeen;
  readonly bookingStatus: 'booked' | 'notBooked';
  readonly isEarlyPayoutApplied: boolean;
  /** A bet the bettor composed of several markets of one event, priced as a whole. */
  readonly isCustom?: boolean | undefined;
  /** Stake of this selection as a single; null until entered. */
  readonly stake: MinorUnits | null;
  readonly result: SingleResult | null;
}

export interface SingleResult {
  readonly status: PlaceStatus;
  readonly ticketId: string | null;
  /** Placement error, limit or reject code of the catalogue (3§8), when there is one. */
  readonly code: string | null;
  /** What the stake may still be, when a limit was the reason. */
  readonly allowedStake?: MinorUnits | undefined;
}

export type BetSlipWarning = 'tooManySelections' | 'outcomeNotActive' | 'eventNotShown';

/** The whole slip. Plain data: stored per session, sent to the browser, reduced on both sides. */
export interface BetSlip {
  readonly step: BetSlipStep;
  readonly ticketType: TicketType;
  readonly selections: readonly Selection[];
  /** Stake of the multiple; null until entered. */
  readonly stakeMultiple: MinorUnits | null;
  readonly isExpanded: boolean;
  readonly resultStatus: TicketResultStatus;
  readonly ticketIdMultiple: string | null;
  /** Names one attempt to place; a new one after each change, so that a repeat is recognised. */
  readonly intentId: string;
  readonly warning: { readonly code: BetSlipWarning; readonly shownAt: number } | null;
}
