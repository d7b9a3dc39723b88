import type { EventStatus, OutcomeStatus } from '@vitrine/betting/sportsbook/event';
import { z } from 'zod';

/** Where an event stands, by the operator's number. Source: 2§4. */
export const EVENT_STATUS = {
  notStarted: 0,
  live: 1,
  suspended: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  delayed: 6,
  interrupted: 7,
  postponed: 8,
  abandoned: 9,
  unknown: 10,
  aboutToStart: 11,
} as const satisfies Readonly<Record<EventStatus, number>>;

/** Where an outcome stands, by the operator's number. Source: 2§4. */
export const OUTCOME_STATUS = {
  cancelled: -4,
  settled: -3,
  handedOver: -2,
  suspended: -1,
  inactive: 0,
  active: 1,
} as const satisfies Readonly<Record<OutcomeStatus, number>>;

/** Wire shape of a match clock (2§3: timeInSeconds, stopped, timerType). */
export const wireTime = z.object({
  timeInSeconds: z.number().int(),
  stopped: z.boolean(),
  timerType: z.enum(['up', 'down']),
});

/** Decimal odds; null where there is no price, which is 0 then. */
export const wireOdds = z
  .number()
  .nullable()
  .transform((odds) => odds ?? 0);

export const wireOutcome = z.object({
  id: z.string(),
  outcomeId: z.string(),
  name: z.string(),
  odds: wireOdds,
  oddsUS: z.number().optional(),
  /** Outcome status -4 to 1 (2§4). */
  active: z.number().int(),
  probabilities: z.number().nullish(),
  homeOrAwayTeam: z.number().int().nullish(),
  specifiers: z.string().nullish(),
});

/**
 * Provider one sends numbers (1, 0, -1, 3), provider two words. Any other is 0, inactive: one market that takes no
 * bets, where a message that can't be read would leave all its markets open. Source: 2§4.
 */
export const wireMarketStatus = z
  .union([
    z.literal([1, 0, -1, 3]),
    z.enum(['Unpriced', 'Trading', 'Suspended', 'NonRunner', 'Open', 'Closed']),
  ])
  .catch(0);

export const wireMarket = z.object({
  id: z.string(),
  /** The market's type, shared by all events: "1" match winner, "18" totals … */
  marketTypeId: z.string(),
  name: z.string(),
  originalName: z.string().nullish(),
  status: wireMarketStatus,
  marketType: z.string().nullish(),
  isFavorite: z.boolean().default(false),
  outcomes: z.array(wireOutcome),
  producerId: z.number().int(),
  specifiers: z.string().nullish(),
  handicap: z.number().nullish(),
});

const wireSideCounts = z.object({ home: z.number().int(), away: z.number().int() });

/** What is counted in a match besides its score. Not in the specification: every field is assumed. */
export const wireStatistics = z.object({
  /** The parts begun so far, each with its own score. */
  periodScores: z
    .array(
      z.object({
        type: z.enum(['Half', 'Quarter', 'Period', 'Set', 'Inning', 'Overtime']),
        number: z.number().int().min(1),
        homeScore: z.number().int(),
        awayScore: z.number().int(),
      }),
    )
    .max(40),
  /** The points of the current game, such as "40" and "A". */
  gamePoints: z.object({ home: z.string().max(3), away: z.string().max(3) }).nullish(),
  serving: z.enum(['home', 'away']).nullish(),
  corners: wireSideCounts.nullish(),
  yellowCards: wireSideCounts.nullish(),
  redCards: wireSideCounts.nullish(),
});

/** Statistics that can't be read are none: the match is shown without them. */
export const wireMaybeStatistics = wireStatistics.nullish().catch(null);

/** What lists are taken to carry of the markets of a match. Source: 3§9. */
export const LISTED_MARKETS =
  'matches carry their main market inline, first; where lists swap markets also one of each kind';

export const wireMatch = z.object({
  id: z.string(),
  name: z.string(),
  countMarkets: z.number().int(),
  matchStatusDescription: z.string(),
  /** Event status 0 to 11 (2§4). */
  status: z.number().int().min(0).max(11),
  scheduleTime: z.iso.datetime(),
  homeCompetitorName: z.string(),
  homeScore: z.number().int().nullable(),
  awayCompetitorName: z.string(),
  awayScore: z.number().int().nullable(),
  producerId: z.number().int(),
  tournamentId: z.string(),
  tournamentName: z.string(),
  categoryName: z.string(),
  sportId: z.string(),
  isEarlyPayoutApplied: z.boolean().default(false),
  providerId: z.number().int(),
  bookingStatus: z.enum(['Booked', 'NotBooked']),
  markets: z.array(wireMarket),
  time: wireTime.nullable(),
  hasStreaming: z.boolean().default(false),
  /** The id of the market: assumed. */
  mainMarket: z.string().nullish(),
  mainMarketType: z.string().nullish(),
  parentId: z.string().nullish(),
  statistics: wireMaybeStatistics,
});
