const COOKIE = 'chunk-reload=';
const PAUSE_SECONDS = 5 * 60;

/** What the reload needs of the browser. */
type Page = Pick<Window, 'navigator' | 'document' | 'location'>;

/**
 * Loads the page again because a script or a style of it could not be loaded, at most once per five
 * minutes, which a cookie remembers. Returns whether it does: not while the browser is offline, where
 * a reload would take the page away, nor where no cookie is kept. Source: 1§2, 1§8.
 */
export function reloadForChunk({ navigator, document, location }: Page): boolean {
  if (!navigator.onLine || document.cookie.includes(COOKIE)) return false;
  document.cookie = `${COOKIE}1; Max-Age=${PAUSE_SECONDS}; Path=/; SameSite=Lax`;
  if (!document.cookie.includes(COOKIE)) return false;
  location.reload();
  return true;
}
