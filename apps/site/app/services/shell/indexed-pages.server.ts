import type { AppLoadContext } from '@remix-run/node';
import { hasSpecialWinner } from '@vitrine/betting/sportsbook/special-winner';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { ROUTE_NAMES, type RouteName, rowOf } from '../../guard/route-table.ts';
import { promotionPath, SPORT_PROMOTIONS } from '../../shapes/promotions/promotion-kinds.ts';
import { allLeaguesPath, SECTIONS, sportPath } from '../../paths/sportsbook-paths.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { RULE_PAGES, rulesPath } from '../../paths/document-paths.ts';

/**
 * Open to anyone, but with nothing to find: a redirect, one visitor's slip, a step of a way that begins
 * elsewhere. Their pages say so, too, by an address that is null.
 */
const NOT_INDEXED: ReadonlySet<RouteName> = new Set([
  'accountClosed',
  'attemptLimit',
  'authorize',
  'chat',
  'downloadNewApp',
  'forgotPassword',
  'googleCallback',
  'googleLogin',
  'home',
  'loginCode',
  'pwaIosInstall',
  'reactivation',
  'registerInvalidRegion',
  'registerOptions',
  'registerWithGoogle',
  'restorePassword',
  'selfTest',
  'unusualActivity',
  'betSlip',
  'favouriteGames',
  'keptSlips',
  'rewards',
  'search',
  'favourites',
  'rulesSports',
  'generalRules',
]);

/** Paths of pages that are for one visitor alone. */
export function privatePaths(): readonly string[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { path, who, isTechnical } = rowOf(name);
    const isPrivate = who === 'bettor' || name === 'betSlip';
    return isPrivate && !isTechnical && isFixed(path) ? [path] : [];
  });
}

/**
 * Paths for search engines: the open pages of the guard's table, and the sports and events that the
 * hub knows. Competitions are left out (2§2).
 */
export function indexedPaths(context: AppLoadContext): readonly string[] {
  const rules = RULE_PAGES.map((page) => rulesPath(page));
  const sports = context.brand.products.sportsbook ? SPORT_PROMOTIONS : [];
  return [
    ...fixedPaths(context),
    ...rules,
    ...sports.map(promotionPath),
    ...sportsbookPaths(context),
  ];
}

function fixedPaths({ brand }: AppLoadContext): readonly string[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { path, who, isTechnical, module, brands } = rowOf(name);
    if (isTechnical || who === 'bettor' || NOT_INDEXED.has(name)) return [];
    if (brands === 'brazil' && !brand.isBrazilGroup) return [];
    if (name === 'promotionWelcomeBonus' && !brand.welcomeBonusAllowed) return [];
    if (module === 'sports' && !brand.products.sportsbook) return [];
    if (module === 'casino' && !brand.products.casino) return [];
    return isFixed(path) ? [path] : [];
  });
}

/** An address without parts that vary. */
function isFixed(path: string): boolean {
  return path.startsWith('/') && !path.includes(':');
}

function sportsbookPaths({ brand, catalogue }: AppLoadContext): readonly string[] {
  if (!brand.products.sportsbook) return [];
  const live = catalogue.liveEvents();
  return SPORTS.flatMap(({ id, slug }) => {
    const events = [
      ...live.filter(({ sportId }) => sportId === id),
      ...catalogue.upcomingEvents(id),
    ];
    if (events.length === 0) return [];
    return [
      sportPath(slug),
      ...SECTIONS.map((section) => sportPath(slug, section)),
      ...(hasSpecialWinner(id) ? [] : [allLeaguesPath(slug)]),
      ...events.map((event) => eventPath(id, event.id)),
    ];
  });
}
