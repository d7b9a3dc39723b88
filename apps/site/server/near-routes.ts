import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];
type Route = Routes[string];

/** Ends the path under which the router in the browser asks for a page's data. */
const DATA_SUFFIX = /\.data$/;

/** Paths of more segments than any route's are matched by the router alone. */
export const MOST_SEGMENTS = 6;

/**
 * The first segment of a path, where it is a word of routes; all paths under one word are matched against
 * the same few routes.
 *
 * @example
 * firstWord('/esportes.data') // 'esportes'
 */
export function firstWord(pathname: string): string {
  return (pathname.split('/', 2)[1] ?? '').replace(DATA_SUFFIX, '');
}

/**
 * How many segments a path has.
 *
 * @example
 * segmentsIn('/esportes/futebol.data') // 2
 */
export function segmentsIn(pathname: string): number {
  return pathname.split('/').filter(Boolean).length;
}

/** The words that addresses of the routes begin with. */
export function firstWords({ routes }: Pick<ServerBuild, 'routes'>): ReadonlySet<string> {
  const words = Object.values(routes).flatMap((route) => wordOf(route, routes) ?? []);
  return new Set(words.filter((word) => word !== ''));
}

/**
 * A build of the routes that a path with this first word and so many segments can match, with those around
 * them. Remix sorts and tries all its routes several times for each request.
 */
export function nearRoutes(build: ServerBuild, word: string, segments: number): ServerBuild {
  const ids = Object.values(build.routes)
    .filter((route) => route.path !== undefined || route.index)
    .filter((route) => [null, '', word].includes(wordOf(route, build.routes)))
    .filter((route) => canHave(segments, segmentsOf(route, build.routes)))
    .flatMap((route) => lineOf(route, build.routes).map(({ id }) => id));
  const kept = new Set(ids);
  const near = <One>(all: Readonly<Record<string, One>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: near(build.routes),
    assets: { ...build.assets, routes: near(build.assets.routes) },
  };
}

/** The word that a route's address begins with; null where that can be any. */
function wordOf(route: Route, routes: Routes): string | null {
  const [word = ''] = segmentsOf(route, routes);
  return /^[:*]|\?$/.test(word) ? null : word;
}

/** The segments of a route's address, such as `esportes`, `:section?` or `*`. */
function segmentsOf(route: Route, routes: Routes): readonly string[] {
  return lineOf(route, routes).flatMap(({ path = '' }) => path.split('/').filter(Boolean));
}

/** Whether a path of so many segments can match an address of these. */
function canHave(count: number, segments: readonly string[]): boolean {
  const isOpen = segments.includes('*');
  const needed = segments.filter((one) => one !== '*' && !one.endsWith('?')).length;
  return count >= needed && (isOpen || count <= segments.length);
}

/** A route and those around it, from the root. */
function lineOf(route: Route, routes: Routes): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineOf(parent, routes), route] : [route];
}
