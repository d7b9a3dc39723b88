/** The casino's home; `paths.casino` is the page that others lead to. Source: 1§2. */
export const CASINO = '/casino';

/** Whether a path is the page of one game. */
export function isGamePath(pathname: string): boolean {
  return pathname.startsWith(`${CASINO}/game/`);
}

/** Whether a path is a page of the casino. */
export function isCasinoPath(pathname: string): boolean {
  return /^\/casino(?:\/|$)/.test(pathname);
}
