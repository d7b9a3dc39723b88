import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { wireAmount } from './wallet.ts';

/** One leg of a bet in the history. Source: 3§3. */
export const wireLeg = z.object({
  matchId: z.string(),
  sportId: z.string(),
  marketId: z.string(),
  outcomeId: z.string(),
  tournamentId: z.string(),
  nameDefault: z.string(),
  scheduleTime: z.iso.datetime(),
  sportSummaryName: z.string(),
  seasonName: z.string().nullish(),
  homeCompetitorName: z.string(),
  awayCompetitorName: z.string(),
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  /** American odds. */
  outcomeValue: z.number(),
  outcomeValueDecimal: z.number(),
  outcomeState: z.number().int(),
  outcomeIsActive: z.boolean(),
  outcomeName: z.string(),
  providerId: z.number().int(),
  legStateType: z.enum(['Lost', 'Win', 'Pending', 'Void', 'Canceled']),
  marketStatus: z.union([z.number().int(), z.string()]),
  marketName: z.string(),
  isEarlyPayout: z.boolean().default(false),
  isAfterEarlyPayout: z.boolean().default(false),
  settlementType: z.string().nullish(),
  evaluationResult: z.string().nullish(),
  eventState: z.number().int(),
  probabilities: z.number().nullish(),
  producerId: z.number().int(),
  marketTypeId: z.string(),
  outcomeTypeId: z.string(),
  parentId: z.string().nullish(),
  bookingStatus: z.enum(['Booked', 'NotBooked']),
});

export const wireBet = z.object({
  /** Digits beyond the safe integers; kept as text (3§7). */
  betNumber: z.string(),
  /** 0 pending, 1 cash out, 2 canceled, 4 open, 6 won, 7 lost, 8 recovered, 9 voided (3§4). */
  betStatus: z.literal([0, 1, 2, 4, 6, 7, 8, 9]),
  /** 1 single to 6 custom-bet parlay (3§4). */
  betType: z.literal([1, 2, 3, 4, 5, 6]),
  date: z.iso.datetime(),
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
    /** 0 open; 2 won, 1 lost, 3 canceled; absent: every closed bet (3§2). */
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
