import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import type { BoardData } from '../../shapes/base/boards.ts';
import type { NamedPage } from '../../shapes/base/page-metadata.ts';
import { loader } from './all-leagues.tsx';

const league = (id: number, name: string, eventCount = 3) => ({
  ...{ id: `sr:tournament:${id}`, name, order: 1, categoryId: 'c', categoryName: '', eventCount },
  ...{ hasLiveEvents: false, hasPrematch: true },
});

const category = (name: string, ...tournaments: ReturnType<typeof league>[]) => ({
  ...{ id: `category of ${name}`, name, tournaments },
});

const LEAGUES = [
  category('Inglaterra', league(17, 'Premier League'), league(18, 'Championship')),
  category('Europa', league(7, 'Liga dos Campeões')),
  category('Espanha', league(8, 'LaLiga')),
  category('Brasil', league(325, 'Série A'), league(390, 'Série B')),
];

interface Page {
  readonly query: string | null;
  readonly leagues: BoardData;
}

/** The countries of a page, each with what stands in it. */
function countriesOf(page: Page | null | undefined) {
  const [, ...countries] = (page?.leagues.html ?? '').split('<details');
  return countries.map((html) => ({
    name: /font-bold">([^<]+)</.exec(html)?.[1],
    flag: /src="([^"]+)"/.exec(html)?.[1] ?? null,
    isOpen: html.slice(0, html.indexOf('>')).includes('open'),
    leagues: html
      .split('<a ')
      .slice(1)
      .map((link) => ({
        href: /href="([^"]+)"/.exec(link)?.[1],
        words: link
          .slice(link.indexOf('>') + 1)
          .split('</a>')[0]
          ?.replaceAll(/<[^>]*>/g, ''),
      })),
  }));
}

function open(brand = 'arara') {
  const live = aMatch(1, { status: 'live', tournamentId: 'sr:tournament:8' });
  const site = openTestSite(brand, { events: [live] });
  site.catalogue.allLeagues = { 'sr:sport:1': LEAGUES };
  const visit = async (query = '', sportName = 'futebol') => {
    const { status, data } = await openBrowser(site).visit(
      loader,
      `/esportes/${sportName}/campeonatos${query}`,
      { params: { sportName } },
    );
    return { status, data: data as NamedPage & { page: Page | null } };
  };
  return { site, visit };
}

const namesOf = (page: Page | null) => countriesOf(page).map(({ name }) => name);

describe('/esportes/:sportName/campeonatos', () => {
  it('CAT-11 lists the country of the brand, then what is international, then countries by name', async () => {
    const { data } = await open().visit();
    expect(namesOf(data.page)).toEqual(['Brasil', 'Europa', 'Espanha', 'Inglaterra']);
    expect(data.metadata.title).toContain('Futebol: todas as competições');
    expect(data.metadata.canonical).toMatch(/\/esportes\/futebol\/campeonatos$/);
    const [brazil, europe, spain] = countriesOf(data.page);
    expect(brazil).toMatchObject({ flag: '/country-flags/BR.svg', isOpen: true });
    expect(europe?.flag).toBeNull();
    expect(brazil?.leagues[0]).toEqual({
      href: '/esportes/futebol/torneio/sr:tournament:325',
      words: 'Série A  3 jogos',
    });
    expect(spain?.leagues.map(({ words }) => words)).toEqual(['LaLiga Ao vivo 3 jogos']);
  });

  it('CAT-11 has another country first on the brand of another country', async () => {
    const { site, visit } = open('vicuna');
    site.catalogue.allLeagues = {
      'sr:sport:1': [
        category('Brasil', league(325, 'Série A')),
        category('Perú', league(406, 'Liga 1')),
      ],
    };
    const { data } = await visit();
    expect(namesOf(data.page)).toEqual(['Perú', 'Brasil']);
    expect(data.metadata.title).toContain('Fútbol: todas las competiciones');
  });

  it('CAT-11 folds the countries of a long list, and finds a name or a country by the form', async () => {
    const { site, visit } = open();
    const many = Array.from({ length: 9 }, (_, index) => league(500 + index, `Liga ${index}`));
    site.catalogue.allLeagues = { 'sr:sport:1': [...LEAGUES, category('Chile', ...many)] };
    const openness = async (query: string) =>
      countriesOf((await visit(query)).data.page).map(({ name, isOpen, leagues }) => [
        ...[name, isOpen],
        leagues.length,
      ]);
    expect((await openness('')).filter(([, isOpen]) => isOpen)).toEqual([['Brasil', true, 2]]);
    expect(await openness('?q=premier')).toEqual([['Inglaterra', true, 1]]);
    expect(await openness('?q=inglaterra')).toEqual([['Inglaterra', true, 2]]);
    const nothing = await visit('?q=zzz');
    expect(nothing).toMatchObject({ status: 200, data: { page: { query: 'zzz' } } });
    expect(nothing.data.page?.leagues.html).toContain('Nenhuma competição com “zzz”');
    expect(nothing.data.page?.leagues.html).toContain('href="/esportes/futebol/campeonatos"');
  });

  it('CAT-11 says that a sport has none, and answers 503 with words while none can be read', async () => {
    const { site, visit } = open();
    const none = await visit('', 'tenis');
    expect(none).toMatchObject({ status: 200, data: { page: { query: null } } });
    expect(none.data.page?.leagues.html).toContain('Nenhuma competição com jogos agora');
    site.catalogue.allLeagues = { 'sr:sport:1': null };
    const failed = await visit();
    expect(failed).toMatchObject({
      status: 503,
      data: { metadata: { canonical: null }, page: null },
    });
    expect(failed.data.metadata.title).toContain('As competições não podem ser mostradas agora');
    expect((await visit('', 'xadrez')).status).toBe(404);
  });
});
