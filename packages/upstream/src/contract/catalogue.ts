import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Wire shape of a match clock (2§3: timeInSeconds, stopped, timerType). */
export const wireTime = z.object({
  timeInSeconds: z.number().int(),
  stopped: z.boolean(),
  timerType: z.enum(['up', 'down']),
});

export const wireOutcome = z.object({
  id: z.string(),
  outcomeId: z.string(),
  name: z.string(),
  /** Decimal odds. */
  odds: z.number(),
  oddsUS: z.number().optional(),
  /** Outcome status -4 to 1 (2§4). */
  active: z.number().int(),
  probabilities: z.number().nullish(),
  homeOrAwayTeam: z.number().int().nullish(),
  specifiers: z.string().nullish(),
});

/** Provider one sends numbers (1, 0, -1, 3), provider two words. Source: 2§4. */
export const wireMarketStatus = z.union([
  z.literal([1, 0, -1, 3]),
  z.enum(['Unpriced', 'Trading', 'Suspended', 'NonRunner', 'Open', 'Closed']),
]);

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
  mainMarket: z.string().nullish(),
  mainMarketType: z.string().nullish(),
  parentId: z.string().nullish(),
});

const eventId = z.object({ eventId: z.string() });

/** The header bar of the sportsbook: sports, tournaments, shortcuts in the operator's order. */
export const headbar = endpoint({
  name: 'frontBack.headbar',
  host: 'frontBack',
  method: 'GET',
  path: '/headbar',
  auth: 'none',
  answer: z.object({
    data: z.array(
      z.object({
        type: z.enum([
          'sport',
          'tournament',
          'stage',
          'shortcut',
          'principalShortcut',
          'popupShortcut',
        ]),
        order: z.number().int(),
        displayName: z.string(),
        sportId: z.string().nullish(),
        tournamentId: z.string().nullish(),
        itemId: z.string(),
        imageUrl: z.string().nullish(),
        path: z.string().nullish(),
        enabled: z.boolean(),
        hasLiveEvents: z.boolean(),
        hasPrematch: z.boolean(),
        hasPrematchMatchesInList: z.boolean().default(false),
      }),
    ),
  }),
  source: '2§7',
  assumed: ['`order`, and the list under `data`'],
});

/** Live events with their main market. */
export const liveMatches = endpoint({
  name: 'frontBack.liveMatches',
  host: 'frontBack',
  method: 'GET',
  path: '/live-matches',
  auth: 'none',
  answer: z.object({ data: z.array(wireMatch) }),
  source: '2§7',
  assumed: ['matches carry their main market inline'],
});

/** Events of a sport that have not started, with their main market. `sport` is a sport id. */
export const prematchMatches = endpoint({
  name: 'frontBack.prematch',
  host: 'frontBack',
  method: 'GET',
  path: '/prematch/{sport}',
  auth: 'none',
  params: z.object({ sport: z.string() }),
  answer: z.object({ data: z.array(wireMatch) }),
  source: '2§7',
  assumed: ['matches carry their main market inline'],
});

/** Provider one's events are read from v1, provider two's from v2. Source: 2§7, 3§7. */
function fixtureEndpoints<V extends 'v1' | 'v2'>(version: V) {
  return {
    detail: endpoint({
      name: `eventFixture.detail.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `/api/EventFixture/${version}/GetFixtureDetail/{eventId}`,
      auth: 'optional',
      params: eventId,
      answer: z.object({ data: wireMatch }),
      source: '2§7',
      assumed: ['answer: the match with its main market'],
    }),
    markets: endpoint({
      name: `eventFixture.markets.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `/api/EventFixture/${version}/markets/{eventId}`,
      auth: 'optional',
      params: eventId,
      answer: z.object({ data: z.array(wireMarket) }),
      source: '2§7',
      assumed: ['answer: every market with its outcomes'],
    }),
  };
}

export const eventFixture = { v1: fixtureEndpoints('v1'), v2: fixtureEndpoints('v2') };
