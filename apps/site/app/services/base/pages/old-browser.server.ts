import { STYLES_FLOOR } from '../../../shapes/shell/styles-floor.ts';

/** How each engine says its version; browsers that are built on one say it, too. */
const VERSIONS = [
  [/Chrome\/(\d+)/, STYLES_FLOOR.chrome],
  [/ Firefox\/(\d+)/, STYLES_FLOOR.firefox],
  [/(?:iPhone|iPad|iPod).* OS (\d+)(?:_(\d+))?/, STYLES_FLOOR.safari],
  [/ Version\/(\d+)(?:\.(\d+))?.* Safari\//, STYLES_FLOOR.safari],
] as const;

/** Names a browser that needs the old styles, and nothing else. */
export const OLD_BROWSER = 'Mozilla/5.0 Chrome/90.0.0.0';

/**
 * Whether the browser that asks is older than those that `styles.css` is written for, by what it says of
 * itself. One that says nothing that is known gets the pages of new browsers.
 *
 * @example
 * needsOldStyles(new Headers({ 'User-Agent': '… (Linux; Android 7.0; …) … Chrome/90.0.4430.91 …' })) // true
 */
export function needsOldStyles(headers: Headers): boolean {
  const agent = (headers.get('User-Agent') ?? '').slice(0, 500);
  for (const [pattern, floor] of VERSIONS) {
    const [, major, minor = '0'] = pattern.exec(agent) ?? [];
    if (major !== undefined) return Number(major) + Number(minor) / 10 < floor;
  }
  return false;
}
