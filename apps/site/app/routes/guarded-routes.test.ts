import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configuredRoutes } from '../../test/configured-routes.ts';
import { RouteHandle } from '../guard/route-handle.ts';
import { rowOf } from '../guard/route-table.ts';
import { headers as headersOfPages } from '../frame/loader-headers.ts';
import { meta as headOfPages } from '../frame/page-meta.ts';
import { guardOf, isPageLoader } from '../services/shell/guard.server.ts';

interface RouteModule {
  readonly handle?: unknown;
  readonly loader?: object;
  readonly action?: object;
  readonly meta?: unknown;
  readonly headers?: unknown;
  readonly default?: unknown;
}

const configured = configuredRoutes();

/** Pages with buttons alone, or with a code, which never waits. */
const NOTHING_TYPED = [
  'account/access/sessions.tsx',
  'account/access/two-factor.tsx',
  'account/access/verify-email.tsx',
  'account/notices.tsx',
  'promotions/prizes.tsx',
  'shell/location/enable-location.tsx',
  'wallet/cancel-withdrawal.tsx',
];

describe('every route', () => {
  it.each(configured.map((route) => [route.file, route] as const))(
    'SHELL-14 %s is guarded by the row of its handle, loader and action alike',
    async (file, { path, index }) => {
      const { handle, loader, action } = (await import(
        /* @vite-ignore */ `../${file}`
      )) as RouteModule;
      if (!(handle instanceof RouteHandle)) return expect.unreachable(`${file} has no handle`);
      expect(loader && guardOf(loader)).toBe(handle);
      if (action) expect(guardOf(action)).toBe(handle);
      const address = index ? '/' : path === undefined ? null : `/${path}`;
      if (address !== null) expect(rowOf(handle.route).path).toBe(address);
    },
  );

  it.each(configured.map((route) => [route.file, route] as const))(
    'META-01 %s has title and description if it is a page: its loader must answer them, its head shows them',
    async (file, { path, index }) => {
      const module = (await import(/* @vite-ignore */ `../${file}`)) as RouteModule;
      // A layout has a view, too, but no address.
      const isPage = module.default !== undefined && (index ?? path !== undefined);
      expect(module.loader && isPageLoader(module.loader)).toBe(isPage);
      expect(module.meta).toBe(isPage ? headOfPages : undefined);
    },
  );

  it('is kept by no browser and by nothing on the way, as the root says for all of them', async () => {
    const pagesOf = async ({ file }: (typeof configured)[number]) => {
      const { default: page, headers } = (await import(
        /* @vite-ignore */ `../${file}`
      )) as RouteModule;
      return page === undefined ? [] : [headers ?? headersOfPages];
    };
    const headers = (await Promise.all(configured.map(pagesOf))).flat();
    expect(headers.length).toBeGreaterThan(80);
    expect(new Set(headers)).toEqual(new Set([headersOfPages]));
    const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8');
    expect(root).toContain("export { headers } from './frame/loader-headers.ts'");
    const nothing = new Headers();
    const said = headersOfPages({
      loaderHeaders: new Headers({ 'Cache-Control': 'max-age=60' }),
      parentHeaders: nothing,
      actionHeaders: nothing,
      errorHeaders: undefined,
    });
    expect(new Headers(said).get('Cache-Control')).toBe('private, no-store');
  });

  it('reads the answer to a bettor’s form where one that waited stands as well, if anything is typed into it', async () => {
    const plain: string[] = [];
    for (const { file } of configured) {
      const { handle, action } = (await import(/* @vite-ignore */ `../${file}`)) as RouteModule;
      if (!action || !(handle instanceof RouteHandle) || rowOf(handle.route).who !== 'bettor')
        continue;
      const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      if (source.includes('useActionData')) plain.push(file.replace('routes/', ''));
    }
    expect(plain.sort()).toEqual(NOTHING_TYPED);
  });

  it('stands in routes.ts', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `routes/${file}`);
    expect(configured.map(({ file }) => file).sort()).toEqual(files.sort());
  });
});
