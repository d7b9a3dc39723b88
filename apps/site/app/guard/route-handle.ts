import type { RouteName } from './route-table.ts';

/** What the loader of a page with live prices answers besides its own. */
export interface LivePage {
  /** The feed's topics that the page shows, joined by commas. */
  readonly liveTopics: string;
}

/**
 * What a route module says of itself by its `handle` export: which row of the guard's table it is,
 * and whether live prices stand on its page.
 */
export class RouteHandle<Name extends RouteName = RouteName, Live extends boolean = boolean> {
  readonly route: Name;
  readonly isLive: Live;

  constructor(route: Name, isLive: Live) {
    this.route = route;
    this.isLive = isLive;
  }
}

export function routeHandle<Name extends RouteName>(route: Name): RouteHandle<Name, false> {
  return new RouteHandle(route, false);
}

/** For a page with live prices: its loader must answer with the page's topics. */
export function liveRouteHandle<Name extends RouteName>(route: Name): RouteHandle<Name, true> {
  return new RouteHandle(route, true);
}

/** The topics of one route of the page; none where its handle says so, or its loader failed. */
export function liveTopicsOf({
  handle,
  data,
}: {
  readonly handle: unknown;
  readonly data: unknown;
}): readonly string[] {
  if (!(handle instanceof RouteHandle) || !handle.isLive || !data) return [];
  // Safe: the guard takes no other loader beside the handle of a live page.
  return (data as LivePage).liveTopics.split(',').filter(Boolean);
}
