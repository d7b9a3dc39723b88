import { games, playedRounds } from '@vitrine/upstream/contract/casino/casino-games';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { CASINO_FILTERS, wordOfFilter } from '@vitrine/betting/casino/casino-category';
import * as sizes from '@vitrine/betting/casino/casino-sizes';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openCasino, PROVIDERS, wireGame } from '../../../test/casino.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as home } from '../shell/home.ts';
import { loader as category } from './casino-category.tsx';
import { loader as filter } from './casino-filter.tsx';
import { loader as game } from './casino-game.tsx';
import { loader as history } from './casino-history.tsx';
import { loader as slots } from './casino-slots.tsx';
import { action as star } from './favourite-games.ts';
import { loader as lobby } from './lobby.tsx';
import { loader as search } from './search-bar.tsx';

/** The part of a list's data that the tests look at. */
interface Listed {
  readonly list: {
    readonly games: readonly {
      readonly gameId: string;
      readonly favourite: { readonly value: string };
    }[];
    readonly total: number;
    readonly more: number;
    readonly moreHref: string | null;
    readonly providers: readonly { readonly id: number }[];
  };
}

describe('the lobby', () => {
  it.each([
    ['ipe', 'rails'],
    ['arara', 'mosaic'],
  ])('BRAND-09 of %s is the layout "%s", a fact of the brand', async (brand, layout) => {
    const { data } = await openBrowser(openCasino(brand)).visit(lobby, '/casino');
    expect(data).toMatchObject({ layout, lobby: { sections: [{ id: 'slots' }] } });
  });

  it('CAS-02 records the casino as the module visited last, and is closed with its flag', async () => {
    const site = openCasino();
    const browser = openBrowser(site);
    await browser.visit(lobby, '/casino');
    expect((await browser.visit(home, '/')).location).toBe('/casino/slots');
    site.pass(60_000);
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'show-casino' }));
    for (const [loader, path] of [
      [lobby, '/casino'],
      [slots, '/casino/slots'],
      [game, '/casino/game/1'],
      [search, '/search-bar/casino'],
    ] as const) {
      const params = { type: 'casino', gameID: '1' };
      expect((await browser.visit(loader, path, { params })).location).toBe('/esportes');
    }
  });

  it('says so while no game can be read, and keeps what it knew', async () => {
    const site = openTestSite();
    const fail = () =>
      site.operator.at(games).reply(() => {
        throw statusError(games, 503);
      });
    fail();
    const browser = openBrowser(site);
    expect((await browser.visit(lobby, '/casino')).data).toMatchObject({ lobby: null });
    expect((await browser.visit(slots, '/casino/slots')).data).toMatchObject({ list: null });
    site.operator.at(games).reply(() => ({ data: { providers: PROVIDERS, games: [wireGame(1)] } }));
    await browser.visit(lobby, '/casino');
    fail();
    site.pass(sizes.CATALOGUE_KEPT_MS + 1);
    const { data } = await browser.visit(slots, '/casino/slots');
    expect(data).toMatchObject({ list: { total: 1 } });
  });
});

describe('the lists of games', () => {
  it.each(CASINO_FILTERS.map(wordOfFilter))('CAS-03 has a page for the word %s', async (word) => {
    const browser = openBrowser(openCasino());
    const params = { casinoFilterID: word };
    const { status, data } = await browser.visit(filter, `/casino/${encodeURIComponent(word)}`, {
      params,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ category: null });
  });

  it('CAS-03 takes fifteen words as categories, and answers 404 for any other', async () => {
    const browser = openBrowser(openCasino());
    const visit = (params: Record<string, string>) =>
      browser.visit(category, '/casino/a/b', { params });
    const statuses = await Promise.all(
      CASINO_FILTERS.map(wordOfFilter).map(async (word) => {
        const params = { casinoFilterID: 'live', casinoCategoryID: word };
        return (await visit(params)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect((await visit({ casinoFilterID: 'loto', casinoCategoryID: 'slots' })).status).toBe(404);
    const unknown = { params: { casinoFilterID: 'loto' } };
    expect((await browser.visit(filter, '/casino/loto', unknown)).status).toBe(404);
  });

  it('CAS-10 shows 42 games on a page, 14 in a row, 16 of a search, 5 jackpots, 12 proposals', async () => {
    const offered = Array.from({ length: 120 }, (_, id) => wireGame(id, { jackpot: id + 1 }));
    const browser = openBrowser(openCasino('arara', offered));
    const lists = async (path: string) => (await browser.visit(slots, path)).data as Listed;
    const { list } = await lists('/casino/slots');
    expect([list.games.length, list.total, list.more]).toEqual([42, 120, 78]);
    const second = await lists(list.moreHref ?? '');
    expect(second.list.games).toHaveLength(84);
    expect((await lists('/casino/slots?pagina=9')).list).toMatchObject({ more: 0, moreHref: null });
    const { data } = await browser.visit(lobby, '/casino');
    const { lobby: shown } = data as {
      lobby: { sections: { games: unknown[] }[]; jackpots: { list: unknown[] } };
    };
    expect(shown.sections[0]?.games).toHaveLength(14);
    expect(shown.jackpots.list).toHaveLength(5);
    const find = async (query: string) => {
      const path = `/search-bar/casino?${new URLSearchParams({ q: query }).toString()}`;
      const answer = await browser.visit(search, path, { params: { type: 'casino' } });
      return (answer.data as { found: Record<string, unknown> }).found;
    };
    expect((await find('tesouro'))['games']).toHaveLength(16);
    expect((await find('zebra'))['proposed']).toHaveLength(12);
  });

  it('CAS-10 reads a thousand games at most, finds 400 at most, and reads anew after 15 minutes', async () => {
    const offered = Array.from({ length: 1200 }, (_, id) => wireGame(id));
    const site = openCasino('arara', offered);
    const browser = openBrowser(site);
    const { list } = (await browser.visit(slots, '/casino/slots')).data as Listed;
    expect(list.total).toBe(1000);
    const found = await browser.visit(search, '/search-bar/casino?q=tesouro', {
      params: { type: 'casino' },
    });
    expect(found.data).toMatchObject({ found: { total: 400 } });
    site.pass(15 * 60_000 - 1);
    await browser.visit(slots, '/casino/slots');
    expect(site.operator.at(games).calls()).toHaveLength(1);
    site.pass(2);
    await browser.visit(slots, '/casino/slots');
    expect(site.operator.at(games).calls()).toHaveLength(2);
    expect(sizes.GAME_TIMEOUT_MS).toBe(20_000);
  });

  it('CAS-09 are narrowed by providers with ids 0 to 55, variants of one apart', async () => {
    const browser = openBrowser(openCasino());
    const lists = async (path: string) => (await browser.visit(slots, path)).data as Listed;
    const { list } = await lists('/casino/slots');
    expect(list.providers.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      PROVIDERS.map(({ id }) => id),
    );
    const chosen = await lists('/casino/slots?provedor=0&provedor=55&provedor=x');
    expect(chosen.list.games.map(({ gameId }) => gameId)).toEqual(['0', '55', '56', '111', '112']);
    expect((await lists('/casino/slots?provedor=99')).list.total).toBe(120);
  });

  it('CAS-05 lead to the casino’s home where the process says so; history and search stay', async () => {
    const browser = openBrowser(openCasino('arara', undefined, { CASINO_HOME_ONLY: '1' }));
    await browser.logIn();
    type Loader = Parameters<typeof browser.visit>[0];
    const at = async (loader: Loader, path: string, params = {}) =>
      (await browser.visit(loader, path, { params })).location;
    expect(await at(slots, '/casino/slots')).toBe('/casino');
    expect(await at(filter, '/casino/live', { casinoFilterID: 'live' })).toBe('/casino');
    const both = { casinoFilterID: 'live', casinoCategoryID: 'poker' };
    expect(await at(category, '/casino/live/poker', both)).toBe('/casino');
    expect(await at(lobby, '/casino')).toBeNull();
    expect(await at(search, '/search-bar/casino', { type: 'casino' })).toBeNull();
  });

  it('keep the stars of a visitor, over a log-in too', async () => {
    const browser = openBrowser(openCasino());
    const press = (value: string) =>
      browser.submit(star, '/casino-favourites', { favorito: value, returnTo: '/casino/slots' });
    const params = { casinoFilterID: 'favoritos' };
    const stars = async () => {
      const { data } = await browser.visit(filter, '/casino/favoritos', { params });
      return (data as Listed).list.games.map(({ gameId }) => gameId);
    };
    await browser.arrive();
    expect((await press('add:7')).location).toBe('/casino/slots');
    for (const value of ['add:3', 'add:7', 'add:none', 'remove:3', 'steal:9', ''])
      await press(value);
    expect(await stars()).toEqual(['7']);
    expect((await press('add:1')).location).toBe('/casino/slots');
    expect(await stars()).toEqual(['1', '7']);
  });

  it('CAS-01 search the casino, and lead to the search of the sportsbook', async () => {
    const browser = openBrowser(openCasino());
    const at = (type: string) =>
      browser.visit(search, `/search-bar/${type}?q=gre`, { params: { type } });
    expect((await at('esportes')).location).toBe('/esportes/busca?q=gre');
    expect((await at('loto')).status).toBe(404);
    expect((await at('casino')).status).toBe(200);
  });
});

describe('the casino’s history', () => {
  it('CAS-04 is the bettor’s own', async () => {
    const guest = openBrowser(openCasino());
    expect((await guest.visit(history, '/casino-history')).location).toMatch(/^\/login/);
  });

  it('CAS-04 shows the rounds played, page by page, or that they can’t be read', async () => {
    const site = openCasino();
    const browser = openBrowser(site);
    await browser.logIn();
    const round = {
      id: 'round-12345678',
      gameId: '7',
      gameName: 'Tesouro 7',
      playedAt: new Date(site.now()).toISOString(),
      stake: 2,
      won: 5.5,
      isVoid: false,
    };
    site.operator.at(playedRounds).reply(() => ({ data: { rounds: [round], hasMore: true } }));
    const { data } = await browser.visit(history, '/casino-history?pagina=2');
    expect(data).toMatchObject({
      page: 2,
      list: {
        hasMore: true,
        rounds: [{ game: { name: 'Tesouro 7', kind: 'slots' }, state: 'won' }],
      },
    });
    expect(site.operator.at(playedRounds).calls()[0]?.query).toEqual({ page: 2, size: 20 });
    site.operator.at(playedRounds).reply(() => {
      throw statusError(playedRounds, 503);
    });
    expect((await browser.visit(history, '/casino-history')).data).toMatchObject({ list: null });
  });

  it('CAS-04 reaches rounds beyond the pages that a list of games has', async () => {
    const site = openCasino();
    const browser = openBrowser(site);
    await browser.logIn();
    const rounds = site.operator.at(playedRounds);
    rounds.reply(() => ({ data: { rounds: [], hasMore: true } }));
    const { data } = await browser.visit(history, '/casino-history?pagina=101');
    expect(data).toMatchObject({ page: 101, list: { hasMore: true } });
    expect(rounds.calls()[0]?.query).toEqual({ page: 101, size: 20 });
    // The contract has no page after this one.
    const last = await browser.visit(history, '/casino-history?pagina=10001');
    expect(last.data).toMatchObject({ page: 10_000, list: { hasMore: false } });
  });
});
