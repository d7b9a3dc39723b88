import type { AppLoadContext } from '@remix-run/node';
import { COOKIE_LIFE_MS } from './visitor.server.ts';

/**
 * The browser's own flag that the bettor closed the session: false from the log-in on, true once they
 * log out. Scripts may read it. Source: 1§4.
 */
export function closedSessionHeader(isClosed: boolean, { config }: AppLoadContext): string {
  const life = COOKIE_LIFE_MS / 1000;
  const secure = config.secure ? '; Secure' : '';
  return `user-closed-session=${isClosed}; Max-Age=${life}; Path=/; SameSite=Lax${secure}`;
}
