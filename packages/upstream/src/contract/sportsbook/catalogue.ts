import type { EventStatus, OutcomeStatus } from '@vitrine/betting/sportsbook/event';
import { z } from 'zod';
import { instant, maybe, offUnlessTold, textOrBlank } from '../../base/wire-fields.ts';

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
  .nullish()
  .transform((odds) => odds ?? 0);

export const wireOutcome = z.object({
  id: z.string(),
  outcomeId: z.string(),
  /** Blank where its content label has it. */
  name: textOrBlank,
  odds: wireOdds,
  oddsUS: z.number().nullish(),
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
  name: textOrBlank,
  originalName: z.string().nullish(),
  status: wireMarketStatus,
  marketType: z.string().nullish(),
  isFavorite: offUnlessTold,
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
export const wireMaybeStatistics = maybe(wireStatistics).catch(null);

/** Another word, or none, is not booked: such a match takes bets for a shorter time, if at all. */
export const wireBookingStatus = z.enum(['Booked', 'NotBooked']).catch('NotBooked');

/** What lists are taken to carry of the markets of a match. Source: 3§9. */
export const LISTED_MARKETS =
  'matches carry their main market inline, first; where lists swap markets also one of each kind';

export const wireMatch = z.object({
  id: z.string(),
  name: z.string(),
  countMarkets: z.number().int(),
  matchStatusDescription: textOrBlank,
  /** Event status 0 to 11 (2§4); another number is read as unknown. */
  status: z.number().int(),
  scheduleTime: instant,
  homeCompetitorName: z.string(),
  homeScore: maybe(z.number().int()),
  awayCompetitorName: z.string(),
  awayScore: maybe(z.number().int()),
  producerId: z.number().int(),
  tournamentId: z.string(),
  tournamentName: textOrBlank,
  categoryName: textOrBlank,
  sportId: z.string(),
  isEarlyPayoutApplied: offUnlessTold,
  providerId: z.number().int(),
  bookingStatus: wireBookingStatus,
  markets: z.array(wireMarket),
  time: maybe(wireTime),
  hasStreaming: offUnlessTold,
  /** The id of the market: assumed. */
  mainMarket: z.string().nullish(),
  mainMarketType: z.string().nullish(),
  parentId: z.string().nullish(),
  statistics: wireMaybeStatistics,
});
