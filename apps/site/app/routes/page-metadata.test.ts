import { brandCodes } from '@vitrine/brand-themes/brands';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import { sharedReplicationData } from '@vitrine/upstream/contract/bets/replication';
import { availableSelections } from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { spinWindowPublic } from '@vitrine/upstream/contract/promotions/giveaway';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../test/betting.ts';
import { openBrowser } from '../../test/browser.ts';
import { configuredRoutes } from '../../test/configured-routes.ts';
import { statusError } from '../../test/operator.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import type { RouteHandle } from '../guard/route-handle.ts';
import { type RouteName, rowOf } from '../guard/route-table.ts';
import { isPageLoader } from '../services/shell/guard.server.ts';
import { indexedPaths } from '../services/shell/indexed-pages.server.ts';
import type { NamedPage } from '../shapes/base/page-metadata.ts';
import type { loader as anyLoader } from './shell/documents/about-us.ts';

interface Page {
  readonly route: RouteName;
  readonly path: string;
  readonly loader: typeof anyLoader;
}

async function pagesOf(who: 'open' | 'private'): Promise<readonly Page[]> {
  const modules = await Promise.all(
    configuredRoutes().map(async ({ file, path = '' }) => {
      const { handle, loader } = (await import(/* @vite-ignore */ `../${file}`)) as {
        readonly handle: RouteHandle;
        readonly loader: typeof anyLoader;
      };
      return { route: handle.route, path: `/${path}`, loader };
    }),
  );
  return modules.filter(
    ({ route, loader }) =>
      route !== 'notFound' &&
      isPageLoader(loader) &&
      (rowOf(route).who === 'bettor') === (who === 'private'),
  );
}

const MATCH = aMatch(1);

/** What the places of an address are filled with; every page whose address has places needs a row. */
const PARAMS: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  casinoFilter: { casinoFilterID: 'bingo' },
  casinoCategory: { casinoFilterID: 'slots', casinoCategoryID: 'crash' },
  casinoGame: { gameID: '1' },
  searchBar: { type: 'casino' },
  instructions: { idInstruction: 'localização' },
  rulesSport: { idSport: 'football' },
  promotionSport: { sport: 'soccer' },
  sharedBet: { code: 'aB3-_x' },
  keptSlip: { keptId: '00000000-0000-4000-8000-000000000001' },
  allLeagues: { sportName: 'futebol' },
  tournament: { sportName: 'futebol', tournamentId: MATCH.tournamentId },
  event: { sportName: 'futebol', matchId: MATCH.id },
  betBuilder: { sportName: 'futebol', matchId: MATCH.id },
  sport: { sportName: 'futebol' },
};

function addressOf({ route, path }: Page) {
  const params = PARAMS[route] ?? {};
  const filled = path
    .split('/')
    .flatMap((part) => {
      if (!part.startsWith(':')) return part;
      const value = params[part.replace(/[:?]/g, '')];
      if (value === undefined && !part.endsWith('?')) throw new Error(`${path} needs a row`);
      return value ?? [];
    })
    .join('/');
  return { path: filled, params };
}

/** Pages that lead a guest on who has not come by the way before them, or through a gate. */
const LEAD_ON: ReadonlySet<RouteName> = new Set([
  'authorize',
  'casinoGame',
  'loginCode',
  'reactivation',
  'registerWithGoogle',
  'restorePassword',
]);

/** A site whose operator knows nothing of what an address names. */
function openSite(brand: string): TestSite {
  const site = openTestSite(brand, { events: [MATCH] });
  const refuse = (endpoint: Pick<Endpoint, 'name'>) => (): never => {
    throw statusError(endpoint, 404);
  };
  site.operator.at(sharedReplicationData).reply(refuse(sharedReplicationData));
  site.operator.at(availableSelections).reply(refuse(availableSelections));
  site.operator.at(spinWindowPublic).reply(refuse(spinWindowPublic));
  return site;
}

/** Some brands have no such page. */
function leadsOn(route: RouteName): boolean {
  const { brands, condition = '' } = rowOf(route);
  return (
    LEAD_ON.has(route) ||
    brands === 'brazil' ||
    ['mayHaveWelcomeBonus', 'hasRegisterOptions'].includes(condition)
  );
}

async function metadataOf(page: Page, site: TestSite) {
  const { path, params } = addressOf(page);
  const { data, location, status } = await openBrowser(site).visit(page.loader, path, { params });
  return { page, path, location, status, metadata: (data as NamedPage | null)?.metadata };
}

describe('every page that is open to guests', () => {
  it.each(brandCodes())(
    'META-01 of %s has a title and a description of its own, and stands in the sitemap if it is indexed',
    async (brand) => {
      const site = openSite(brand);
      const answers = await Promise.all(
        (await pagesOf('open')).map((page) => metadataOf(page, site)),
      );
      const shown = answers.flatMap(({ page, path, location, status, metadata }) => {
        if (!metadata) {
          expect(leadsOn(page.route), `${path} ${status} ${location}`).toBe(true);
          return [];
        }
        return [{ path, isFixed: !page.path.includes(':'), metadata }];
      });
      const titles = shown.map(({ metadata }) => metadata.title);
      const descriptions = shown.map(({ metadata }) => metadata.description);
      expect(titles).toEqual([...new Set(titles)]);
      expect(descriptions).toEqual([...new Set(descriptions)]);
      const indexed = indexedPaths(site.context());
      for (const { path, isFixed, metadata } of shown) {
        const isIndexed = metadata.canonical !== null;
        // Of the addresses with places, the sitemap has those that are linked.
        if (isFixed || !isIndexed) expect(indexed.includes(path), path).toBe(isIndexed);
      }
    },
  );
});
