import type { MinorUnits } from '@vitrine/betting/base/money';
import type { Odds } from '@vitrine/betting/base/odds';
import type { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';

/** Bet types 1 to 6. Source: 3§4. */
export const BET_TYPE = {
  single: 1,
  multiple: 2,
  custom: 3,
  parlay: 4,
  multipleManyProviders: 5,
  customParlay: 6,
} as const;
export type BetType = (typeof BET_TYPE)[keyof typeof BET_TYPE];

/** Source: 3§4. */
export const BET_STATUS = {
  pending: 0,
  cashedOut: 1,
  canceled: 2,
  open: 4,
  won: 6,
  lost: 7,
  recovered: 8,
  voided: 9,
} as const;
export type BetStatus = (typeof BET_STATUS)[keyof typeof BET_STATUS];

export type TicketStatus = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS];
export type LegResult = 'Pending' | 'Win' | 'Lost' | 'Void' | 'Canceled';
/** How a leg came to its result: by the end of its event, two goals ahead, or by hand. Source: 3§4. */
export type SettlementType = 'Normal' | 'EarlyPayout' | 'Manual';

/** Which ticket a new one repeats. Source: 3§3. */
export interface ReplicationMetadata {
  readonly isSharedBet: boolean;
  readonly isReplicatedBet: boolean;
  readonly originalBetNumber: string;
}

/** Where the bettor was, for the brand that must say so. Source: 3§7. */
export interface BetMetadata {
  readonly region: string;
  readonly city: string;
}

export interface Ticket {
  /** Nineteen digits, the number of the bet too. */
  readonly id: string;
  readonly userId: string;
  readonly connectionId: string;
  readonly indexTicket: number;
  readonly betType: BetType;
  readonly stake: MinorUnits;
  /** The free bet the stake is; null for the bettor's own money. */
  readonly freeBetId: string | null;
  readonly isCashOutBlocked: boolean;
  /** What the placement said beside its bet: the ticket it repeats, and where the bettor is. */
  readonly replication: ReplicationMetadata | null;
  readonly betMetadata: BetMetadata | null;
  readonly status: TicketStatus;
  readonly rejectCode: number | null;
  readonly betStatus: BetStatus;
  readonly payout: MinorUnits;
  /** Epoch milliseconds, as all times here. */
  readonly createdAt: number;
  /** Day of its making in the country, YYYY-MM-DD. */
  readonly localDay: string;
  /** When the wait for acceptance is over. */
  readonly decideAt: number;
  readonly decidedAt: number | null;
}

/** One outcome of a ticket. Legs of one unit win together at the unit's odds. */
export interface Leg {
  readonly ticketId: string;
  readonly position: number;
  readonly unit: number;
  readonly eventId: string;
  readonly marketId: string;
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly marketName: string;
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
  readonly outcomeName: string;
  readonly scheduledAt: number;
  readonly odds: Odds;
  readonly unitOdds: Odds;
  /** Whether a side two goals ahead wins at once. */
  readonly isEarlyPayout: boolean;
  readonly result: LegResult;
  /** Null until it has a result. */
  readonly settledAs: SettlementType | null;
}
