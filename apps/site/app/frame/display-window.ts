/** The cookies of a browser whose window in front is that of an installed app, or an ordinary tab. */
export const APP_WINDOW = 'display=app';
export const TAB_WINDOW = 'display=tab';
/** Takes either away. */
export const NO_WINDOW = 'display=; Max-Age=0';

/** The whole cookie, which lasts until the browser is closed. */
export function windowCookie(kind: string, isSecure: boolean): string {
  return `${kind}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

type Page = Pick<Window, 'addEventListener' | 'document' | 'location' | 'matchMedia'>;

/**
 * Tells the server by a cookie, until the browser is closed, in which kind of window the site stands: an
 * installed app shares its cookies with the browser's tabs, and only scripts can tell them apart. The
 * window that comes to the front says so, because the next request is its own. A window that fills the
 * screen may be either, and says nothing.
 */
export function tellWindow(page: Page): void {
  const { document, location, matchMedia } = page;
  function tell(): void {
    if (document.visibilityState !== 'visible') return;
    const shows = (mode: string) => matchMedia(`(display-mode: ${mode})`).matches;
    const kind = ['standalone', 'minimal-ui'].some(shows)
      ? APP_WINDOW
      : shows('browser')
        ? TAB_WINDOW
        : null;
    if (kind !== null) document.cookie = windowCookie(kind, location.protocol === 'https:');
  }
  tell();
  document.addEventListener('visibilitychange', tell);
  // Windows beside each other are all visible.
  page.addEventListener('focus', tell);
}
