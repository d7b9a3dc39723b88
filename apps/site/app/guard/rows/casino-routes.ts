import type { RouteRow } from '../route-row.ts';

/** The casino. */
export const CASINO_ROUTES = {
  casinoHistory: {
    path: '/casino-history',
    source: '1§2',
    who: 'bettor',
    module: 'casino',
  },
  casino: { path: '/casino', source: '1§2', who: 'anyone', module: 'casino' },
  casinoSlots: {
    path: '/casino/slots',
    source: '1§2',
    who: 'anyone',
    module: 'casino',
    condition: 'casinoHasSubPages',
    otherwiseTo: 'casino',
  },
  casinoFilter: {
    path: '/casino/:casinoFilterID',
    source: '1§2',
    who: 'anyone',
    module: 'casino',
    condition: 'casinoHasSubPages',
    otherwiseTo: 'casino',
  },
  casinoCategory: {
    path: '/casino/:casinoFilterID/:casinoCategoryID',
    source: '1§2',
    who: 'anyone',
    module: 'casino',
    condition: 'casinoHasSubPages',
    otherwiseTo: 'casino',
  },
  casinoGame: {
    path: '/casino/game/:gameID',
    source: '1§2',
    who: 'anyone',
    module: 'casino',
  },
  // A game is left whatever is in maintenance or switched off.
  leaveGame: { path: '/leave-game', source: 'ours', isTechnical: true, who: 'anyone' },
  searchBar: {
    path: '/search-bar/:type',
    source: '1§2',
    who: 'anyone',
    module: 'casino',
  },
  favouriteGames: {
    path: '/casino-favourites',
    source: 'ours',
    who: 'anyone',
    module: 'casino',
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
