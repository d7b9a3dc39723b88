import { type AppLoadContext, createCookie } from '@remix-run/node';
import type { Circumstances } from '../../guard/circumstances.ts';
import { landingPlace } from '../../guard/landing.ts';
import type { Module } from '../../guard/route-row.ts';
import { rowOf } from '../../guard/route-table.ts';
import { appSourceOf } from '../base/app-source.server.ts';
import { COOKIE_LIFE_MS } from '../base/session/visitor.server.ts';

/** The parameters by which an address asks for a module, the stronger one first. */
const ASKED_MODULE = ['mainsection', 'lp'];
const PREFERENCE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const lastModule = createCookie('last-module', {
  path: '/',
  sameSite: 'lax',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/** The bettor's choice of the module that the home page leads to. Source: 1§3, 1§9. */
const landingChoice = createCookie('landing-choice', {
  path: '/',
  sameSite: 'lax',
  maxAge: PREFERENCE_LIFE_MS / 1000,
});

/**
 * The facts that decide the target of the home page: the address, and the browser's cookies.
 * Source: 1§2, 1§4.
 */
export async function landingOf(request: Request): Promise<Circumstances['landing']> {
  const search = new URL(request.url).searchParams;
  const cookies = request.headers.get('Cookie');
  const [app, preferred, lastVisited] = await Promise.all([
    appSourceOf(request),
    ...[landingChoice, lastModule].map((cookie): Promise<unknown> =>
      cookie.parse(cookies).catch(() => null),
    ),
  ]);
  return {
    asked: moduleOf(ASKED_MODULE.map((name) => search.get(name)).find((asked) => asked !== null)),
    preferred: moduleOf(preferred),
    lastVisited: moduleOf(lastVisited),
    app,
  };
}

/** The page that a bettor lands on who logs in with no page to go back to. Source: 1§6. */
export async function landingPath(request: Request): Promise<string> {
  return rowOf(landingPlace(await landingOf(request), true)).path;
}

/** The query that goes on from the home page: all but the module it asks for, as where a visitor came from. Source: 1§3. */
export function landedQuery(request: Request): string {
  const { searchParams } = new URL(request.url);
  for (const name of ASKED_MODULE) searchParams.delete(name);
  return searchParams.size > 0 ? `?${searchParams}` : '';
}

function moduleOf(value: unknown): Module | null {
  return value === 'sports' || value === 'casino' ? value : null;
}

/** What a bettor can choose for the home page: the module visited last, or always the same. Source: 1§3. */
export const LANDING_CHOICES = ['last', 'sports', 'casino'] as const;

/** The cookie header that keeps a choice for 30 days; for the module visited last it removes the cookie. */
export function landingChoiceHeader(
  choice: (typeof LANDING_CHOICES)[number],
  { config }: AppLoadContext,
): Promise<string> {
  const isDefault = choice === 'last';
  return landingChoice.serialize(isDefault ? '' : choice, {
    secure: config.secure,
    ...(isDefault ? { maxAge: 0 } : {}),
  });
}

/** The header that records the module visited last. Source: 1§2. */
export function visitedHeader(module: Module, { config }: AppLoadContext): Promise<string> {
  return lastModule.serialize(module, { secure: config.secure });
}
