import type { BetMode, BetStatus, BetType, LegResult } from '@vitrine/betting/bets/bet';
import type { Competitor, Provider } from '@vitrine/betting/sportsbook/event';
import type { MinorUnits } from '@vitrine/betting/base/money';
import type { Odds } from '@vitrine/betting/base/odds';

/** One selection of an accepted bet. Source: 3§3. */
export interface BetLeg {
  readonly eventId: string;
  readonly provider: Provider;
  readonly sportId: string;
  readonly sportName: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  /** The two sides of a match; how a season or a race is called. */
  readonly eventName: string;
  readonly home: Competitor;
  readonly away: Competitor;
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  readonly marketId: string;
  readonly marketTypeId: string;
  readonly marketName: string;
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
  readonly outcomeName: string;
  /** Null when the operator gives no price. */
  readonly odds: Odds | null;
  readonly result: LegResult | 'unknown';
  readonly mode: BetMode;
  readonly isEarlyPayout: boolean;
  /** The operator no longer had the match or its market: the match is closed, the market inactive. */
  readonly isMarketClosed: boolean;
}

/** A bet of the history. Source: 3§3, 3§4. */
export interface Bet {
  /** Digits beyond the safe integers. */
  readonly betNumber: string;
  readonly status: BetStatus | 'unknown';
  readonly type: BetType | 'unknown';
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly stake: MinorUnits;
  readonly refund: MinorUnits;
  /** Won so far, by settled parts. */
  readonly wonSoFar: MinorUnits;
  readonly payout: MinorUnits;
  readonly potentialReturn: MinorUnits;
  readonly multipleBonus: MinorUnits;
  readonly isFreeBet: boolean;
  readonly isCashOutBlocked: boolean;
  /** Of the whole bet; null when the operator gives none. */
  readonly odds: Odds | null;
  /** In the order of their events' start. */
  readonly legs: readonly BetLeg[];
}
