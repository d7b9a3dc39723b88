import { type AppLoadContext, createCookie, redirect } from '@remix-run/node';
import { paths } from '../paths.ts';
import { isSwitchedOn } from './flags.server.ts';
import { COOKIE_LIFE_MS } from './visitor.server.ts';

export type Module = 'sports' | 'casino';

const lastModule = createCookie('last-module', {
  path: '/',
  sameSite: 'lax',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * Guards the pages of the sportsbook: waits for its flag, leads to the casino while it is off, and
 * answers the header that records the visit. Source: 2§2.
 */
export async function guardSportsbook(context: AppLoadContext): Promise<Headers> {
  const isOn = await isSwitchedOn('show-sportsbook', context);
  if (!context.brand.products.sportsbook || !isOn) throw redirect(paths.casino);
  return new Headers({ 'Set-Cookie': await lastModule.serialize('sports') });
}

/** The module a browser was in last; null when it has seen none. Source: 1§2. */
export async function lastVisitedModule(request: Request): Promise<Module | null> {
  const value: unknown = await lastModule.parse(request.headers.get('Cookie')).catch(() => null);
  return value === 'sports' || value === 'casino' ? value : null;
}
