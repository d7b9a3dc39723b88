import type { AppLoadContext } from '@remix-run/node';
import { hasBetSlip } from '../bet-slip/bet-slip-store.server.ts';
import { isAdminModeOn } from '../base/session/admin-mode-cookie.server.ts';
import { consentWord } from '../base/consent.server.ts';
import { guestCookieOf, type Visitor, visitorOf } from '../base/session/visitor.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { hasFavourites } from '../sportsbook/favourites.server.ts';
import { visitCookies } from '../base/visit-cookies.server.ts';
import { hasWideLists } from '../base/wide-lists.server.ts';
import { WIDE_LISTS } from '../../live/wide-lists.ts';
import type { RouteName } from '../../guard/route-table.ts';
import { announcementFor } from './announcement.server.ts';
import { opensAsForGuests } from './guard.server.ts';
import { oddsFormatOf } from './odds-format.server.ts';
import { needsOldStyles, OLD_BROWSER } from '../base/pages/old-browser.server.ts';
import { schemeOf } from './scheme.server.ts';

/** A page that every guest sees alike, or a part of its data that every visitor sees alike. */
export interface SharedPage {
  /** Tells apart the forms of a page at one address, such as its scheme. */
  readonly look: string;
  /** The headers of somebody who is nobody in particular, with which the page is made. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Asked for because the structure of lists and markets changed. */
  readonly followsStructure: boolean;
  /** What the answer sets for this visitor alone: the cookies of a first visit, or one that is signed anew. */
  readonly setCookie: string[];
}

/** Where the pages are that show a guest nothing of their own. */
const SHARED_PATH = /^\/(?:esportes|live-results)(?:\/|\.data$|$)/;
/** Routes whose loaders read nothing of the visitor, by their ids. */
const SHARED_ROUTES: ReadonlyMap<string, RouteName> = new Map([
  ['routes/sportsbook/sportsbook-home', 'sportsbook'],
  ['routes/sportsbook/sport', 'sport'],
  ['routes/sportsbook/all-leagues', 'allLeagues'],
  ['routes/sportsbook/tournament', 'tournament'],
  ['routes/sportsbook/event', 'event'],
  ['routes/sportsbook/search', 'search'],
  ['routes/sportsbook/live-results', 'liveResults'],
]);

/**
 * What a page depends on besides its address, for a page that is made once for many; null for a page of
 * the visitor's own. Shared are the pages of guests without a slip and favourites, and what a script asks for of a
 * page's own data alone. The guard looks at who asks for those: a visitor it stops or redirects gets an
 * answer of their own. A client that doesn't say where its requests come from gets its own page: its forms
 * need the token in them.
 */
export async function sharedPage(
  request: Request,
  context: AppLoadContext,
): Promise<SharedPage | null> {
  const { pathname, searchParams } = new URL(request.url);
  const isBrowser = request.headers.has('Sec-Fetch-Site');
  if (request.method !== 'GET' || !isBrowser || !SHARED_PATH.test(pathname)) return null;
  if (Object.keys(context.flagOverrides).length > 0) return null;
  const routes = sharedRoutes(searchParams.get('_routes'));
  const isWide = hasWideLists(request);
  const visitor = await visitorOf(request, context);
  if (routes) {
    if (await isAdminModeOn(request)) return null;
    for (const route of routes) {
      if (!(await opensAsForGuests(route, visitor, { request, context }))) return null;
    }
    return {
      look: isWide ? 'data wide' : 'data',
      headers: async () => ({
        Cookie: [await guestCookieOf(context), ...(isWide ? [WIDE_LISTS] : [])].join('; '),
      }),
      followsStructure: true,
      setCookie: [],
    };
  }
  if (!(await isBlank(visitor, context))) return null;
  const { consent } = context.tracking;
  const isOld = needsOldStyles(request.headers);
  const [scheme, odds, announcement] = await Promise.all([
    schemeOf(request, context),
    oddsFormatOf(request),
    announcementFor(request, context),
  ]);
  return {
    look: `${scheme} ${odds}${isWide ? ' wide' : ''}${isOld ? ' old' : ''} ${announcement?.id ?? ''} ${consent ? consentWord(consent) : ''}`,
    headers: async () => ({
      Cookie: [await guestCookieOf(context), chosenCookies(request)].join('; '),
      ...(isOld ? { 'User-Agent': OLD_BROWSER } : {}),
    }),
    followsStructure: false,
    setCookie: await visitCookies(request, visitor, context),
  };
}

/** The routes whose data alone are asked for; null unless all of them are shared. */
function sharedRoutes(asked: string | null): readonly RouteName[] | null {
  const routes = (asked ?? '').split(',').map((id) => SHARED_ROUTES.get(id));
  return routes.every((route) => route !== undefined) ? routes : null;
}

/** Whether no page shows anything of the visitor's own. */
async function isBlank(visitor: Visitor, context: AppLoadContext): Promise<boolean> {
  const { id, isNew, session, isDeactivated, isSessionUnknown, isEndedElsewhere } = visitor;
  if (isNew) return true;
  if (session !== null || isDeactivated || isSessionUnknown || isEndedElsewhere) return false;
  try {
    const [hasSlip, isFollowing] = await Promise.all([
      hasBetSlip(id, context),
      hasFavourites(id, context),
    ]);
    return !hasSlip && !isFollowing;
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    return false;
  }
}

/** The cookies of a request that change how a page looks. */
function chosenCookies(request: Request): string {
  return (request.headers.get('Cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => /^(?:scheme|odds|lists|announcement|consent)=/.test(pair))
    .join('; ');
}
