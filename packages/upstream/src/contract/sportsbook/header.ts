import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireCategory, wireTournament } from './tournaments.ts';
import { offUnlessTold } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** One entry of the header bar. Source: 2§2, 2§3. */
export const wireHeaderItem = z.object({
  type: z.enum(['sport', 'tournament', 'stage', 'shortcut', 'principalShortcut', 'popupShortcut']),
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
  hasPrematchMatchesInList: offUnlessTold,
});

const headerAnswer = z.object({ data: rows(wireHeaderItem) });

/** The header bar of the sportsbook: sports, tournaments, shortcuts in the operator's order. */
export const headbar = endpoint({
  name: 'frontBack.headbar',
  host: 'frontBack',
  method: 'GET',
  path: '/headbar',
  auth: 'none',
  answer: headerAnswer,
  source: '2§7',
  assumed: [
    '`order`, the words of `type`, and the list under `data`',
    'the `itemId` of the live shortcut is `live`, that of the casino `casino`',
  ],
});

/** The call the header bar falls back to. Source: 2§7. */
export const sidebarHeadbar = endpoint({
  name: 'sidebar.headbar',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SidebarSport/v3/home/headbar',
  auth: 'none',
  answer: headerAnswer,
  source: '2§7',
  assumed: ['the same answer as the front-back call'],
});

/** Every category of a sport with its tournaments. `id` is a sport id. */
export const categoryTournaments = endpoint({
  name: 'sidebar.categoryTournaments',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SidebarSport/v3/all/categories/tournaments/{id}',
  auth: 'none',
  params: z.object({ id: z.string() }),
  answer: z.object({ data: z.array(wireCategory) }),
  refusals: { 404: ['SPORT_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: ['`id` is a sport id', 'answer fields'],
});

/** The tournaments of a sport that have events in one section of the sidebar. */
export const sidebarSection = endpoint({
  name: 'sidebar.section',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SidebarSport/v3/{section}/{sport}',
  auth: 'none',
  params: z.object({ section: z.enum(['live', 'today', 'prematch']), sport: z.string() }),
  answer: z.object({ data: rows(wireTournament) }),
  refusals: { 404: ['SPORT_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: ['the two parameters: live, today or prematch, and a sport id', 'answer fields'],
});
