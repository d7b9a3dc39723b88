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

/** Somebody who looks at the pages: without a session, or with one. */
export type Visitor = 'guest' | 'bettor';

/** A page of the site: its address with `:params`, and who can open it. */
export interface SitePage {
  readonly path: string;
  readonly visitors: readonly Visitor[];
}

const VISITORS: Readonly<Record<GuardedRow['who'], readonly Visitor[]>> = {
  anyone: ['guest', 'bettor'],
  guest: ['guest'],
  bettor: ['bettor'],
};

function flat(routes: readonly ConfiguredRoute[]): readonly ConfiguredRoute[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
}

/**
 * The pages among the routes, in their order: what has a view and an address. Who may open one is said by
 * the guard's row of the same address; the page for addresses that lead nowhere has none, and is anyone's.
 */
export function sitePages(
  routes: readonly ConfiguredRoute[],
  rows: readonly GuardedRow[],
): readonly SitePage[] {
  const whoByPath = new Map(rows.map(({ path, who }) => [path, who]));
  return flat(routes)
    .filter(({ file, path }) => file.endsWith('.tsx') && path !== undefined)
    .map(({ path = '' }) => ({
      path: path === '*' ? '/no-such-page' : `/${path}`,
      visitors: VISITORS[whoByPath.get(`/${path}`) ?? 'anyone'],
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

/**
 * An address of a page: its path where that has no parameters, otherwise the first of the known addresses
 * that is one of its own and of no page before it in the list. Null while none is known.
 *
 * @example
 * addressOf({ path: '/deposit/:transactionId' }, pages, ['/deposit/t1']) // '/deposit/t1'
 */
export function addressOf(
  page: Pick<SitePage, 'path'>,
  pages: readonly Pick<SitePage, 'path'>[],
  known: Iterable<string>,
): string | null {
  if (!page.path.includes(':')) return page.path;
  const others = pages.filter(
    ({ path }) => path !== page.path && fixedSegments(path) > fixedSegments(page.path),
  );
  for (const address of known) {
    const { pathname } = new URL(address, 'http://site.example');
    if (
      isAddressOf(page.path, pathname) &&
      !others.some(({ path }) => isAddressOf(path, pathname))
    ) {
      return pathname;
    }
  }
  return null;
}

/** The router prefers the path with more fixed segments. */
function fixedSegments(path: string): number {
  return path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':')).length;
}
