const PRELOAD = '<link rel="modulepreload" ';

/**
 * A page whose script files wait for its styles. Browsers load a preload as early as a style sheet, and on
 * a slow line the two share the time until the first paint; a page of this site works before its scripts.
 *
 * @example
 * withLateScripts('<link rel="modulepreload" href="/a.js"/>') // '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>'
 */
export function withLateScripts(page: string): string {
  return page.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
}
