import type { BetStatus, BetType } from '@vitrine/betting/bets/bet';
import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from '../wallet/wallet.ts';
import { instant, maybe, offUnlessTold, textOrBlank } from '../../base/wire-fields.ts';

/** Where a bet stands, by the operator's number. Source: 3§4. */
export const BET_STATUS = {
  pending: 0,
  cashedOut: 1,
  canceled: 2,
  open: 4,
  won: 6,
  lost: 7,
  recovered: 8,
  voided: 9,
} as const satisfies Readonly<Record<BetStatus, number>>;

/** Source: 3§4. */
export const BET_TYPE = {
  single: 1,
  multiple: 2,
  custom: 3,
  parlay: 4,
  multipleManyProviders: 5,
  customBetParlay: 6,
} as const satisfies Readonly<Record<BetType, number>>;

/** One leg of a bet in the history. Source: 3§3. */
export const wireLeg = z.object({
  matchId: z.string(),
  sportId: z.string(),
  marketId: z.string(),
  outcomeId: z.string(),
  tournamentId: z.string(),
  nameDefault: textOrBlank,
  scheduleTime: instant,
  sportSummaryName: textOrBlank,
  seasonName: z.string().nullish(),
  homeCompetitorName: textOrBlank,
  awayCompetitorName: textOrBlank,
  homeScore: maybe(z.number().int()),
  awayScore: maybe(z.number().int()),
  /** American odds. */
  outcomeValue: z.number(),
  outcomeValueDecimal: z.number(),
  outcomeState: z.number().int(),
  outcomeIsActive: z.boolean(),
  outcomeName: textOrBlank,
  providerId: z.number().int(),
  /** Lost, Win, Pending, Void or Canceled; another word is read as unknown. */
  legStateType: z.string(),
  marketStatus: z.union([z.number().int(), z.string()]),
  marketName: textOrBlank,
  isEarlyPayout: offUnlessTold,
  isAfterEarlyPayout: offUnlessTold,
  settlementType: z.string().nullish(),
  evaluationResult: z.string().nullish(),
  eventState: z.number().int(),
  probabilities: z.number().nullish(),
  producerId: z.number().int(),
  marketTypeId: z.string(),
  outcomeTypeId: z.string(),
  parentId: z.string().nullish(),
  bookingStatus: z.string(),
});

export const wireBet = z.object({
  /** Digits beyond the safe integers; kept as text (3§7). */
  betNumber: z.string(),
  /** A number of BET_STATUS; another one is read as unknown. */
  betStatus: z.number().int(),
  /** A number of BET_TYPE; another one is read as unknown. */
  betType: z.number().int(),
  date: instant,
  /** Stake. */
  amountOfBets: wireAmount,
  amountRefund: wireAmount,
  /** Won so far, by settled parts. */
  amountWin: wireAmount,
  /** Paid out. */
  amountWon: wireAmount,
  isFreeBet: z.boolean(),
  isCashoutBlocked: z.boolean(),
  multibetBonusAmount: wireAmount.nullish(),
  odds: z.number(),
  oddsDecimal: z.number(),
  possibleWinnings: wireAmount,
  userId: z.string(),
  matches: z.array(wireLeg),
});

/** What `status` asks for: null asks for every closed bet. Source: 3§2; 0 is assumed. */
export const HISTORY_STATUS = { open: 0, all: null, won: 2, lost: 1, canceled: 3 } as const;

export const betsByRange = endpoint({
  name: 'userBet.byRangeByStatus',
  host: 'betting',
  method: 'GET',
  path: '/api/UserBet/Bets/ByRangeByStatus',
  auth: 'bearer',
  query: z.object({
    'PaginationQuery.PageNumber': z.number().int().min(1),
    /** YYYY-MM-DD */
    initialDate: z.iso.date(),
    /** YYYY-MM-DD */
    finalDate: z.iso.date(),
    /** A number of HISTORY_STATUS. */
    status: z.number().int().optional(),
  }),
  answer: z.object({
    results: z.array(wireBet),
    metadata: z.object({
      pages: z.number().int(),
      totalRows: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  source: '3§7',
  assumed: ['status 0 asks for open bets'],
});
