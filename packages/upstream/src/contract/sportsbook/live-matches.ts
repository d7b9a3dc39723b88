import { z } from 'zod';
import { LISTED_MARKETS, wireMatch } from './catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { rows } from '../../base/wire-rows.ts';

const id = z.object({ id: z.string() });
const sport = z.object({ sport: z.string() });

/** Live events with their main market. */
export const liveMatches = endpoint({
  name: 'frontBack.liveMatches',
  host: 'frontBack',
  method: 'GET',
  path: '/live-matches',
  auth: 'none',
  answer: z.object({ data: rows(wireMatch) }),
  source: '2§7',
  assumed: [LISTED_MARKETS],
});

/** Matches that ended a short time ago, with their final score. Source: 2§2. */
export const liveResults = endpoint({
  name: 'frontBack.liveResults',
  host: 'frontBack',
  method: 'GET',
  path: '/live-results',
  auth: 'none',
  answer: z.object({ data: rows(wireMatch) }),
  source: '2§2',
  assumed: [
    'the path is not shown',
    'the whole call: the specification shows the screen of this name, and no call for it',
    'answer: the matches of the last hours that are over, without markets',
    'an operator without the call answers 404; the screen then begins with what ends while the site runs',
  ],
});

/** The matches enabled for the unifier switch, and what replaces others. Source: 2§4, 2§7. */
export const enabledEvents = endpoint({
  name: 'frontBack.enabledEvents',
  host: 'frontBack',
  method: 'GET',
  path: '/live-matches/enabled-events',
  auth: 'none',
  answer: z.object({
    data: z.object({
      enabledMatches: z.array(z.string()),
      /** By the id of a match that is not shown: the match of the other provider in its place. */
      replacements: z.record(z.string(), z.string()),
    }),
  }),
  source: '2§7',
  assumed: ['this is the endpoint that the specification polls every 10 s', 'answer fields'],
});

/** One live event; what is sent of its markets depends on the device. */
export const liveMatch = endpoint({
  name: 'frontBack.liveMatch',
  host: 'frontBack',
  method: 'GET',
  path: '/live-matches/{id}',
  auth: 'none',
  params: id,
  query: z.object({
    deviceType: z.enum(['Mobile', 'Desktop']),
    /** Cache-buster: epoch milliseconds. */
    t: z.number().int(),
  }),
  answer: z.object({ data: wireMatch }),
  refusals: { 404: ['MATCH_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: [
    '`id` is an event id; an event that is not live answers 404',
    'the cache-buster is called `t`',
    'a desktop is sent every market, a mobile the main ones',
  ],
});

/** Events of a sport that have not started, with their main market. `sport` is a sport id. */
export const prematchMatches = endpoint({
  name: 'frontBack.prematch',
  host: 'frontBack',
  method: 'GET',
  path: '/prematch/{sport}',
  auth: 'none',
  params: sport,
  answer: z.object({ data: rows(wireMatch) }),
  source: '2§7',
  assumed: [LISTED_MARKETS, 'hidden ones are in the list'],
});

/** Upcoming events of a sport that must not be shown. Source: 2§5, 2§7. */
export const hiddenPrematch = endpoint({
  name: 'frontBack.prematchHidden',
  host: 'frontBack',
  method: 'GET',
  path: '/prematch/{sport}/hidden',
  auth: 'none',
  params: sport,
  answer: z.object({ prematchEventsHidden: z.array(z.string()) }),
  source: '2§7',
  assumed: ['`prematchEventsHidden` is a list of event ids'],
});

/** Whether an event may be shown. Source: 2§3, 2§5. */
export const visibility = endpoint({
  name: 'frontBack.visibility',
  host: 'frontBack',
  method: 'GET',
  path: '/visibility/{id}',
  auth: 'none',
  params: id,
  answer: z.object({
    timeType: z.enum(['Live', 'Prematch']),
    visibility: z.enum(['Visible', 'Hidden']),
  }),
  refusals: { 404: ['MATCH_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: ['`id` is an event id', 'the words Prematch and Hidden'],
});

/** Where the pictures of a live event stream from. */
export const streaming = endpoint({
  name: 'frontBack.streaming',
  host: 'frontBack',
  method: 'GET',
  path: '/streaming/{id}',
  auth: 'none',
  params: id,
  answer: z.object({ data: z.object({ url: z.url() }).nullish() }),
  refusals: { 404: ['STREAMING_NOT_AVAILABLE'] },
  source: '2§7',
  assumed: ['answer: an address under `data`; an event without pictures has no data or is a 404'],
});
