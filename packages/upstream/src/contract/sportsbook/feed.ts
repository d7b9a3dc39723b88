import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from '../wallet/wallet.ts';
import {
  wireMarket,
  wireMarketStatus,
  wireMatch,
  wireOdds,
  wireMaybeStatistics,
  wireTime,
} from './catalogue.ts';
import { maybe, textOrBlank } from '../../base/wire-fields.ts';

const eventId = z.string();
/** Epoch milliseconds at which the operator made the message. */
const timestamp = z.number().int();

const wireOddsMarket = z.object({
  id: z.string(),
  status: wireMarketStatus,
  outcomes: z.array(z.object({ id: z.string(), odds: wireOdds, active: z.number().int() })),
  /** The whole market, when it is new to the event. */
  market: maybe(wireMarket),
});

/** The messages of the feed gate by their SSE event name. Source: 2§4, 3§7; fields assumed. */
export const feedMessages = {
  fixtureChange: z.object({
    eventId,
    timestamp,
    reason: z.enum(['added', 'changed', 'coverage', 'removed']),
    match: maybe(wireMatch),
  }),
  oddsChange: z.object({ eventId, timestamp, markets: z.array(wireOddsMarket) }),
  marketsOddsChange: z.object({ eventId, timestamp, markets: z.array(wireOddsMarket) }),
  liveTime: z.object({ eventId, timestamp, time: wireTime }),
  betStop: z.object({ eventId, timestamp, marketIds: maybe(z.array(z.string())) }),
  feedStatus: z.object({ timestamp, producerId: z.number().int(), up: z.boolean() }),
  matchState: z.object({
    eventId,
    timestamp,
    status: z.number().int(),
    matchStatusDescription: textOrBlank,
    homeScore: maybe(z.number().int()),
    awayScore: maybe(z.number().int()),
    /** Absent where nothing else is counted, or where nobody asked for this match alone. */
    statistics: wireMaybeStatistics,
  }),
  stageState: z.object({
    eventId,
    timestamp,
    status: z.number().int(),
    matchStatusDescription: textOrBlank,
  }),
  seasonState: z.object({
    eventId,
    timestamp,
    status: z.number().int(),
    matchStatusDescription: textOrBlank,
  }),
  switchEvent: z.object({
    timestamp,
    eventId,
    show: z.boolean(),
    replace: maybe(z.string()),
  }),
  betHistoryUpdate: z.object({
    timestamp,
    userId: z.string(),
    betNumber: z.string(),
    betStatus: z.number().int(),
    /** Paid out, once settled. */
    amountWon: wireAmount.nullish(),
  }),
} as const;
export type FeedMessageName = keyof typeof feedMessages;

const ON_ALL_TOPICS = 'topics are paths of the feed gate; messages are named server-sent events';

function topic<Params extends z.ZodType = z.ZodNever>(
  name: string,
  path: string,
  params?: Params,
  auth: 'none' | 'bearer' = 'none',
) {
  return endpoint({
    name: `feed.${name}`,
    host: 'feedGate',
    method: 'GET',
    path,
    auth,
    ...(params ? { params } : {}),
    source: '2§7',
    assumed: [ON_ALL_TOPICS],
  });
}

const id = z.object({ id: z.string() });

/** Stream topics of the feed gate (text/event-stream). Source: 2§7, 3§7. */
export const feedTopics = {
  home: topic('home', '/home'),
  sport: topic('sport', '/sport/{id}', id),
  sportPrematch: endpoint({
    name: 'feed.sportPrematch',
    host: 'feedGate',
    method: 'GET',
    path: '/sport/{id}/prematch',
    auth: 'none',
    params: id,
    query: z.object({
      /** How far ahead events are told of: `10d` is ten days. Source: 2§9. */
      window: z
        .string()
        .regex(/^[1-9]\d{0,2}d$/)
        .optional(),
    }),
    source: '2§7, 2§9',
    assumed: [
      ON_ALL_TOPICS,
      'the stream window parameter is called `window`, is a number of days and the letter d, and belongs to the topic of coming events',
    ],
  }),
  match: topic('match', '/match/{id}', id),
  matches: topic('matches', '/matches/{ids}', z.object({ ids: z.string() })),
  season: topic('season', '/season/{id}', id),
  tournament: topic('tournament', '/tournament/{id}', id),
  betWon: topic('betWon', '/betwon/{userId}', z.object({ userId: z.string() }), 'bearer'),
};
