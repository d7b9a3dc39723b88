import { z } from 'zod';
import { LISTED_MARKETS, wireMarket, wireMatch, wireOutcome, wireTime } from './catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { maybe, textOrBlank } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

const eventId = z.object({ eventId: z.string() });
const id = z.object({ id: z.string() });
const UNKNOWN_MATCH = { 404: ['MATCH_WAS_NOT_FOUND'] };

/** Provider one's events are read from v1, provider two's from v2. Source: 2§7, 3§7. */
function fixtureEndpoints<V extends 'v1' | 'v2'>(version: V) {
  const folder = `/api/EventFixture/${version}` as const;
  return {
    detail: endpoint({
      name: `eventFixture.detail.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `${folder}/GetFixtureDetail/{eventId}`,
      auth: 'optional',
      params: eventId,
      answer: z.object({ data: wireMatch }),
      refusals: UNKNOWN_MATCH,
      source: '2§7',
      assumed: [
        'answer: the match with its main market',
        '`statistics`: the score by part, points of the game, who serves, corners, cards',
      ],
    }),
    markets: endpoint({
      name: `eventFixture.markets.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `${folder}/markets/{eventId}`,
      auth: 'optional',
      params: eventId,
      answer: z.object({ data: rows(wireMarket) }),
      refusals: UNKNOWN_MATCH,
      source: '2§7',
      assumed: ['answer: every market with its outcomes'],
    }),
    principalMarkets: endpoint({
      name: `eventFixture.principalMarkets.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `${folder}/GetPrincipalMarkets/{eventId}`,
      auth: 'optional',
      params: eventId,
      answer: z.object({ data: rows(wireMarket) }),
      refusals: UNKNOWN_MATCH,
      source: '2§7',
      assumed: ['answer: the markets of the group Main, with their outcomes'],
    }),
    outcomes: endpoint({
      name: `eventFixture.outcomes.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `${folder}/outcomes/{id}`,
      auth: 'optional',
      params: id,
      answer: z.object({ data: z.array(wireOutcome) }),
      refusals: { 404: ['MARKET_WAS_NOT_FOUND'] },
      source: '2§7',
      assumed: ['`id` is a market id', 'answer: its outcomes'],
    }),
    liveEvents: endpoint({
      name: `eventFixture.liveEvents.${version}`,
      host: 'sportsbook',
      method: 'GET',
      path: `${folder}/GetLiveEvents`,
      auth: 'optional',
      answer: z.object({ data: rows(wireMatch) }),
      source: '2§7',
      assumed: ['answer: the live matches of one provider, shown or not, with their main market'],
    }),
  };
}

export const eventFixture = { v1: fixtureEndpoints('v1'), v2: fixtureEndpoints('v2') };

/** Where a match stands, as its provider tells it. */
export const fixtureStatus = endpoint({
  name: 'eventFixture.statusFromApi',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/EventFixture/v1/GetFixtureStatusFromApi/{id}',
  auth: 'optional',
  params: id,
  answer: z.object({
    data: z.object({
      eventId: z.string(),
      /** Event status 0 to 11 (2§4); another number is read as unknown. */
      status: z.number().int(),
      matchStatusDescription: textOrBlank,
      homeScore: maybe(z.number().int()),
      awayScore: maybe(z.number().int()),
      time: maybe(wireTime),
    }),
  }),
  refusals: UNKNOWN_MATCH,
  source: '2§7',
  assumed: ['answer fields', 'there is no v2, so that it answers for both providers'],
});

function tournamentEventsEndpoint(name: string, path: `/${string}`) {
  return endpoint({
    name,
    host: 'sportsbook',
    method: 'GET',
    path,
    auth: 'optional',
    params: id,
    answer: z.object({ data: rows(wireMatch) }),
    refusals: { 404: ['TOURNAMENT_WAS_NOT_FOUND'] },
    source: '2§7',
    assumed: ['answer: live and upcoming matches', LISTED_MARKETS],
  });
}

/** Events of a tournament: of provider one by the first call, of provider two by the second. */
export const tournamentEvents = {
  one: tournamentEventsEndpoint(
    'fixtureDetail.eventsByTournament',
    '/api/FixtureDetail/v1/GetEventsByTournament/{id}',
  ),
  two: tournamentEventsEndpoint(
    'eventFixture.eventsByTournament',
    '/api/EventFixture/v2/GetEventsByTournament/{id}',
  ),
};
