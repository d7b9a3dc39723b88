import type { RouteRow } from './route-row.ts';
import { ACCESS_ROUTES } from './rows/access-routes.ts';
import { ACCOUNT_ROUTES } from './rows/account-routes.ts';
import { BETS_ROUTES } from './rows/bets-routes.ts';
import { CASINO_ROUTES } from './rows/casino-routes.ts';
import { PROMOTIONS_ROUTES } from './rows/promotions-routes.ts';
import { RESPONSIBLE_GAMING_ROUTES } from './rows/responsible-gaming-routes.ts';
import { SHELL_ROUTES } from './rows/shell-routes.ts';
import { SPORTSBOOK_ROUTES } from './rows/sportsbook-routes.ts';
import { WALLET_ROUTES } from './rows/wallet-routes.ts';

/**
 * Who may open which route: every route of the specification and the site's own; a test compares them with
 * routes.ts. `decide` reads it; a test prints it. Source: 1§2, 1§4, 1§6, 2§2, 3§2.
 */
export const ROUTES = {
  ...ACCESS_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RESPONSIBLE_GAMING_ROUTES,
  ...SHELL_ROUTES,
  ...WALLET_ROUTES,
  ...CASINO_ROUTES,
  ...SPORTSBOOK_ROUTES,
  ...BETS_ROUTES,
  ...PROMOTIONS_ROUTES,
} as const satisfies Readonly<Record<string, RouteRow>>;

export type RouteName = keyof typeof ROUTES;

/** Every name of the table, in its order. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** Routes whose visitor is a bettor once the guard let them in. */
export type BettorRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { readonly who: 'bettor' } ? Name : never;
}[RouteName];

/** Routes that no rule of pages holds for. */
export type TechnicalRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { readonly isTechnical: true } ? Name : never;
}[RouteName];

export function rowOf(route: RouteName): RouteRow {
  return ROUTES[route];
}
