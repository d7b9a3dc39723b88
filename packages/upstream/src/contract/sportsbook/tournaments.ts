import { z } from 'zod';
import { wireMatch } from './catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { rows } from '../../base/wire-rows.ts';

/** A tournament in a menu. */
export const wireTournament = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number().int(),
  categoryId: z.string(),
  categoryName: z.string(),
  countEvents: z.number().int(),
  hasLiveEvents: z.boolean(),
  hasPrematch: z.boolean(),
});

/** A country or region with its tournaments. */
export const wireCategory = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number().int(),
  tournaments: rows(wireTournament),
});

/** The categories of a sport at one provider: v3 lists those of provider one, v2 of provider two. */
export const sportCatalogue = endpoint({
  name: 'sportBook.sportCatalogue',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SportBook/{version}/catalog/sports/{sport}',
  auth: 'none',
  params: z.object({ version: z.enum(['v2', 'v3']), sport: z.string() }),
  answer: z.object({
    data: z.object({ id: z.string(), name: z.string(), categories: z.array(wireCategory) }),
  }),
  refusals: { 404: ['SPORT_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: ['the versions, as those of the tournament name', 'answer fields'],
});

function tournamentNameEndpoint<V extends 'v2' | 'v3'>(version: V) {
  return endpoint({
    name: `sportBook.tournamentName.${version}`,
    host: 'sportsbook',
    method: 'GET',
    path: `/api/SportBook/${version}/catalog/tournamentname/{id}`,
    auth: 'none',
    params: z.object({ id: z.string() }),
    answer: z.object({
      data: z.object({
        id: z.string(),
        name: z.string(),
        categoryId: z.string(),
        categoryName: z.string(),
        sportId: z.string(),
        sportName: z.string(),
      }),
    }),
    refusals: { 404: ['TOURNAMENT_WAS_NOT_FOUND'] },
    source: '2§7',
    assumed: ['answer fields'],
  });
}

/** v3 names the tournaments of provider one, v2 all others. Source: 2§7. */
export const tournamentName = {
  v3: tournamentNameEndpoint('v3'),
  v2: tournamentNameEndpoint('v2'),
};

/** Tournaments whose upcoming events of provider two may be shown. Source: 2§5, 2§7. */
export const enabledPrematchTournaments = endpoint({
  name: 'sportBook.enabledPrematchTournaments',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SportBook/v2/enabledprematchtournaments/{sport}',
  auth: 'none',
  params: z.object({ sport: z.string() }),
  answer: z.object({ data: z.array(z.string()) }),
  source: '2§7',
  assumed: ['answer: tournament ids; none for a sport provider two is not allowed for'],
});

/** Tournaments of a sport whose match winners are paid early. `id` is a sport id. */
export const earlyPayoutTournaments = endpoint({
  name: 'earlyPayout.tournaments',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/EarlyPayoutFeatures/v1/GetEarlyPayoutTournaments/{id}',
  auth: 'none',
  params: z.object({ id: z.string() }),
  answer: z.object({ data: z.array(z.string()) }),
  source: '2§7',
  assumed: ['`id` is a sport id', 'answer: tournament ids'],
});

/** Events of the most followed tournaments, the most followed tournament first. */
export const principalTournamentEvents = endpoint({
  name: 'principalTournaments.events',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/PrincipalTournaments/v1/GetEventsByPrincipalTournaments',
  auth: 'none',
  query: z.object({
    /** How many tournaments. */
    tournamentToShow: z.number().int().min(1),
    /** How many days ahead their events may start. */
    forwardDays: z.number().int().min(0),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        tournamentId: z.string(),
        tournamentName: z.string(),
        sportId: z.string(),
        order: z.number().int(),
        events: rows(wireMatch),
      }),
    ),
  }),
  source: '2§7',
  assumed: ['both query fields are whole numbers', 'answer fields'],
});

/** The most tournaments that one call for principal tournaments answers. */
export const topTournamentLimit = endpoint({
  name: 'principalTournaments.limit',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/PrincipalTournaments/v1/LimitTopTournaments',
  auth: 'none',
  answer: z.object({ data: z.number().int().min(0) }),
  source: '2§7',
  assumed: ['answer: the number under `data`'],
});
