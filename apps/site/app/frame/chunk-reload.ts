const COOKIE = 'chunk-reload=';
const PAUSE_SECONDS = 5 * 60;

/** What the reload needs of the browser. */
type Page = Pick<Window, 'navigator' | 'document' | 'location' | 'fetch' | 'whileLeaving'>;

/**
 * Loads the page again because a script or a style of it could not be loaded, at most once per five
 * minutes, which a cookie remembers. Resolves to whether it does: not while the site can't be reached,
 * where a reload would take the page away, nor where no cookie is kept. While the page is left it waits: a
 * reload would take the place of the page that was asked for. Source: 1§2, 1§8.
 */
export async function reloadForChunk(page: Page): Promise<boolean> {
  const { navigator, document, location } = page;
  await page.whileLeaving?.();
  if (!navigator.onLine || document.cookie.includes(COOKIE) || !(await isReachable(page))) {
    return false;
  }
  // A tap may have left the page while that answer came.
  await page.whileLeaving?.();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}1; Max-Age=${PAUSE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  if (!document.cookie.includes(COOKIE)) return false;
  location.reload();
  return true;
}

/** Asks for the page itself: the addresses of a process's health are closed to browsers. */
async function isReachable({ fetch, location }: Page): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
