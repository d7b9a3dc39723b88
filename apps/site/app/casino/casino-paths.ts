import { CASINO } from '../paths/casino-home-paths.ts';
import { type CasinoFilter, wordOfFilter } from '@vitrine/betting/casino/casino-category';

/** Addresses of the casino, apart from those that every page loads. Source: 1§2. */
export const casinoPaths = {
  home: CASINO,
  search: '/search-bar/casino',
  history: '/casino-history',
  /** Takes a star of a game. */
  favourites: '/casino-favourites',
  /** Ends the session of a game that is left. */
  leaveGame: '/leave-game',
} as const;

/** Fields of the casino's lists. */
export const PROVIDER_FIELD = 'provedor';
export const PAGE_FIELD = 'pagina';
/** A star's value: `add:` or `remove:` and the game's id. */
export const STAR_FIELD = 'favorito';

/** Which opening of a game is left. */
export const LAUNCH_FIELD = 'launch';

/** The page of a filter. */
export function casinoFilterPath(filter: CasinoFilter): string {
  return `/casino/${encodeURIComponent(wordOfFilter(filter))}`;
}

/** The page of a game. */
export function gamePath(id: string): string {
  return `/casino/game/${encodeURIComponent(id)}`;
}
