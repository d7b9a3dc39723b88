import { isCasinoPath } from '../paths/casino-home-paths.ts';
import { isSportsPath } from '../paths/sportsbook-paths.ts';

/** How a page that opens comes to its place. Source: 1§2. */
export type ScrollRule =
  /** At once, to where its reader left it. */
  | 'place'
  /** At once, to the top. */
  | 'jump'
  /** Gliding to the top. */
  | 'glide';

const INSTALL_PATHS: ReadonlySet<string> = new Set([
  '/pwa-ios-install',
  '/download-app',
  '/download-new-app',
]);

/**
 * Sports lists are left for an event and come back to again and again, so they keep their place. The
 * casino's pages and those that install the app jump to the top; all others glide there. Source: 1§2.
 */
export function scrollRule(pathname: string): ScrollRule {
  if (isSportsPath(pathname)) return 'place';
  return isCasinoPath(pathname) || INSTALL_PATHS.has(pathname) ? 'jump' : 'glide';
}

interface PlaceInHistory {
  readonly pathname: string;
  readonly search: string;
  /** Differs for each entry of the browser's history. */
  readonly key: string;
}

/** What the place of a page is remembered by: its address where it keeps its place, else its entry. */
export function scrollKey({ pathname, search, key }: PlaceInHistory): string {
  return scrollRule(pathname) === 'place' ? pathname + search : key;
}
