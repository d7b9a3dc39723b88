import type { RouteRow } from '../route-row.ts';

/** The catalogue of events. */
export const SPORTSBOOK_ROUTES = {
  liveResults: {
    path: '/live-results',
    source: '1§2',
    who: 'anyone',
    module: 'sports',
  },
  sportsTexts: {
    path: '(sports texts)',
    source: 'ours',
    isTechnical: true,
    who: 'anyone',
  },
  sportsLayout: {
    path: '(sports layout)',
    source: 'ours',
    who: 'anyone',
    module: 'sports',
  },
  sportsbook: { path: '/esportes', source: '2§2', who: 'anyone', module: 'sports' },
  betBuilder: {
    path: '/esportes/:sportName/evento/:matchId/criar-aposta',
    source: '3§7',
    who: 'anyone',
    module: 'sports',
  },
  search: {
    path: '/esportes/busca',
    source: 'ours',
    who: 'anyone',
    module: 'sports',
  },
  favourites: {
    path: '/esportes/favoritos',
    source: 'ours',
    who: 'anyone',
    module: 'sports',
  },
  allLeagues: {
    path: '/esportes/:sportName/campeonatos',
    source: '2§7',
    who: 'anyone',
    module: 'sports',
  },
  tournament: {
    path: '/esportes/:sportName/torneio/:tournamentId',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  event: {
    path: '/esportes/:sportName/evento/:matchId/:stageId?',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  sport: {
    path: '/esportes/:sportName/:section?/:matchId?',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  legacySport: {
    path: '/sport/:sportId?',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  legacyTournament: {
    path: '/sport/:sportId/tournament/:tournamentId',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  legacyMatch: {
    path: '/sport/:sportId/:matchId/:stageId?',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
  legacySpecialSport: {
    path: '/special-sport/:sportId/:matchId?',
    source: '2§2',
    who: 'anyone',
    module: 'sports',
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
