/** A route as `routes.ts` configures it. */
export interface ConfiguredRoute {
  readonly file: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly ConfiguredRoute[] | undefined;
}

/** What the guard's table says of a route. */
export interface GuardedRow {
  readonly path: string;
  readonly who: 'anyone' | 'guest' | 'bettor';
}

/** How somebody looks at the pages: without a session, or with one. */
export type Standing = 'guest' | 'bettor';

/** A route with an address of its own. */
export interface SiteRoute {
  /** With `:params`. */
  readonly path: string;
  /** It has a view; the others lead on, or answer with data. */
  readonly isPage: boolean;
  /** Who can open it. */
  readonly standings: readonly Standing[];
}

/** The address that is looked at for the page of all addresses that lead nowhere. */
export const NO_PAGE = '/no-such-page';

const STANDINGS: Readonly<Record<GuardedRow['who'], readonly Standing[]>> = {
  anyone: ['guest', 'bettor'],
  guest: ['guest'],
  bettor: ['bettor'],
};

function flat(routes: readonly ConfiguredRoute[]): readonly ConfiguredRoute[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
}

/**
 * The routes with an address, in their order. Who may open one is said by the guard's row of the same
 * address; the page for addresses that lead nowhere has none, and is anyone's.
 */
export function siteRoutes(
  routes: readonly ConfiguredRoute[],
  rows: readonly GuardedRow[],
  hasView: (file: string) => boolean,
): readonly SiteRoute[] {
  const whoByPath = new Map(rows.map(({ path, who }) => [path, who]));
  return flat(routes)
    .filter(({ path }) => path !== undefined)
    .map(({ path = '', file }) => ({
      path: path === '*' ? NO_PAGE : `/${path}`,
      isPage: hasView(file),
      standings: STANDINGS[whoByPath.get(`/${path}`) ?? 'anyone'],
    }));
}

/** Whether an address is one of a path: `:param` is one segment, `:param?` at the end one or none. */
function isAddressOf(path: string, pathname: string): boolean {
  const given = pathname.split('/');
  const own = path.split('/');
  if (given.length > own.length) return false;
  return own.every((segment, at) => {
    const value = given[at];
    if (value === undefined) return segment.endsWith('?');
    return segment.startsWith(':') ? value !== '' : segment === value;
  });
}

/** The router prefers the path with more fixed segments. */
function fixedSegments(path: string): number {
  return path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':')).length;
}

/**
 * The page that an address opens; null for one of a route without a view, and of no route.
 *
 * @example
 * pageAt('/deposit/t1?paid', routes)?.path // '/deposit/:transactionId'
 */
export function pageAt(address: string, routes: readonly SiteRoute[]): SiteRoute | null {
  const { pathname } = new URL(address, 'http://site.example');
  const [nearest] = routes
    .filter(({ path }) => isAddressOf(path, pathname))
    .toSorted((a, b) => fixedSegments(b.path) - fixedSegments(a.path));
  return nearest?.isPage ? nearest : null;
}

/** The first address that was met of each page. */
export class KnownAddresses {
  readonly #routes: readonly SiteRoute[];
  readonly #byPath = new Map<string, string>();

  constructor(routes: readonly SiteRoute[]) {
    this.#routes = routes;
  }

  learn(addresses: Iterable<string>): void {
    for (const address of addresses) {
      const page = pageAt(address, this.#routes);
      if (page && !this.#byPath.has(page.path)) this.#byPath.set(page.path, address);
    }
  }

  /** An address of a page: its path where that has no parameters; null while none was met. */
  addressOf({ path }: Pick<SiteRoute, 'path'>): string | null {
    return this.#byPath.get(path) ?? (path.includes(':') ? null : path);
  }
}
