import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { aMatch } from '../../../test/betting.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { BoardData } from '../../shapes/base/boards.ts';
import { paths } from '../../paths.ts';
import { loader } from './sports-layout.tsx';

const SPORT: HeaderBarItem = {
  id: 'sr:sport:1',
  type: 'sport',
  name: 'Futebol',
  order: 3,
  sportId: 'sr:sport:1',
  tournamentId: null,
  imageUrl: null,
  path: null,
  enabled: true,
  hasLiveEvents: true,
  hasPrematch: true,
};
const NOTHING = { hasLiveEvents: false, hasPrematch: false };
const NBA = { sportId: 'sr:sport:2', tournamentId: 'sr:tournament:132', name: 'NBA' };
const SHORTCUT = { ...SPORT, type: 'shortcut', sportId: null } as const;

/** One item of each kind, as an operator may order them. */
const BAR: readonly HeaderBarItem[] = [
  SPORT,
  { ...SHORTCUT, ...NOTHING, id: 'live', order: 1, name: 'Ao vivo', path: '/esportes' },
  { ...SPORT, ...NBA, type: 'principalShortcut', id: 'nba', order: 2 },
  { ...SPORT, type: 'stage', id: 'f1', order: 5, sportId: 'sr:sport:40', name: 'Fórmula 1' },
  { ...SPORT, ...NBA, type: 'tournament', id: 'nba', order: 6 },
  { ...SHORTCUT, ...NOTHING, id: 'casino', order: 7, name: 'Cassino', path: '/casino/slots' },
  {
    ...SHORTCUT,
    type: 'popupShortcut',
    id: 'upcoming',
    order: 8,
    name: 'Próximos jogos',
    path: '/esportes/futebol/proximos-jogos',
  },
  { ...SPORT, id: 'sr:sport:5', sportId: 'sr:sport:5', order: 4, name: 'Tênis' },
];

interface Menu {
  readonly items: readonly MenuLink[];
  readonly popups: readonly MenuLink[];
  readonly text: string;
}

interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** The site's own pages, which stand before the operator's items. */
const OWN: readonly string[] = [paths.search, paths.favourites];

async function menuOf(site: TestSite, brand = site.brand): Promise<Menu> {
  const options = { context: { brand } };
  const { status, data } = await openBrowser(site).visit(loader, '/esportes', options);
  expect(status).toBe(200);
  const html = (data as { menu: BoardData }).menu.html ?? '';
  const [items = '', popups = ''] = html.split('<details');
  return {
    items: linksIn(items).filter(({ href }) => !OWN.includes(href)),
    popups: linksIn(popups),
    text: textOf(html),
  };
}

function linksIn(html: string): readonly MenuLink[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', content = '']) => ({ href, label: textOf(content) }),
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '').trim();
}

const labels = (menu: Menu) => menu.items.map(({ label }) => label);

describe('the header bar of the sportsbook', () => {
  it('CAT-09 shows every kind of item in the order of the operator, popup shortcuts apart', async () => {
    const site = openTestSite();
    site.catalogue.bar = BAR;
    const menu = await menuOf(site);
    expect(menu.items.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Ao vivo /esportes',
      'NBA /esportes/basquete/torneio/sr:tournament:132',
      'Futebol /esportes/futebol',
      'Tênis /esportes/tenis',
      'Fórmula 1 /esportes/formula-1',
      'NBA /esportes/basquete/torneio/sr:tournament:132',
      'Cassino /casino/slots',
    ]);
    expect(menu.popups).toEqual([
      { label: 'Próximos jogos', href: '/esportes/futebol/proximos-jogos' },
    ]);
  });

  it('CAT-09 leaves out what has no events, tournaments that are not enabled, and no live shortcut', async () => {
    const site = openTestSite();
    site.catalogue.bar = BAR.map((item) =>
      item.type === 'tournament' ? { ...item, enabled: false } : { ...item, ...NOTHING },
    );
    expect(labels(await menuOf(site))).toEqual(['Ao vivo', 'Cassino']);
    site.catalogue.bar = BAR.map((item) => ({ ...item, hasLiveEvents: false }));
    expect(labels(await menuOf(site))).toContain('Tênis');
  });

  it.each([
    ['of young people', { name: 'Brasileirão Sub-20' }],
    ['on the brand’s list', { tournamentId: 'sr:tournament:9' }],
  ])('CAT-09 CAT-21 leads to no tournament %s, which has no page', async (_, given) => {
    const site = openTestSite('arara', { EXCLUDED_TOURNAMENTS: 'sr:tournament:9' });
    const left = BAR.map((item) => (item.tournamentId === null ? item : { ...item, ...given }));
    site.catalogue.bar = left;
    const { items } = await menuOf(site);
    expect(items.filter(({ href }) => href.includes('/torneio/'))).toEqual([]);
    expect(items).toHaveLength(5);
  });

  it.each([null, 'https://elsewhere.example/'])(
    'CAT-09 always shows the live shortcut: with the path %s it leads to the live list',
    async (path) => {
      const site = openTestSite();
      site.catalogue.bar = BAR.map((item) => ({ ...item, ...NOTHING, path }));
      expect((await menuOf(site)).items).toEqual([
        { label: 'Ao vivo', href: '/esportes' },
        { label: 'Cassino', href: '/casino/slots' },
      ]);
    },
  );

  it('CAT-09 shows the casino only while it is on', async () => {
    const site = openTestSite();
    site.catalogue.bar = BAR;
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'show-casino' }));
    expect(labels(await menuOf(site))).not.toContain('Cassino');
  });

  it('CAT-09 shows no casino on a brand without one', async () => {
    const site = openTestSite();
    site.catalogue.bar = BAR;
    const brand = { ...site.brand, products: { sportsbook: true, casino: false } };
    expect(labels(await menuOf(site, brand))).not.toContain('Cassino');
    expect(labels(await menuOf(site))).toContain('Cassino');
  });

  it('leads nowhere outside the site, and to no sport without a page', async () => {
    const site = openTestSite();
    site.catalogue.bar = [
      { ...SHORTCUT, id: 'away', path: 'https://elsewhere.example/' },
      { ...SPORT, id: 'chess', sportId: 'sr:sport:33' },
    ];
    expect((await menuOf(site)).items).toEqual([]);
  });

  it('CAT-40 is empty with a word for it while it can not be read: the page is whole', async () => {
    const menu = await menuOf(openTestSite());
    expect(menu.items).toEqual([]);
    expect(menu.text).toContain('não carregou');
  });
});

describe('the competitions of the menu', () => {
  const match = aMatch(1);

  async function menuAt(path: string, cookie: string): Promise<string> {
    const site = openTestSite('arara', { events: [match] });
    site.catalogue.bar = BAR;
    const headers = { Cookie: cookie };
    const { data } = await openBrowser(site).visit(loader, path, { headers });
    return (data as { menu: BoardData }).menu.html ?? '';
  }

  it('stand below their sport for a wide screen, open on the page of their sport', async () => {
    const home = await menuAt('/esportes', 'lists=wide');
    expect(home).toContain(`/torneio/${match.tournamentId}"`);
    expect(home).not.toContain('open=""');
    const sport = await menuAt('/esportes/futebol', 'lists=wide');
    expect(sport).toContain('open="" data-current=""');
    const league = await menuAt(`/esportes/futebol/torneio/${match.tournamentId}`, 'lists=wide');
    expect(league).toContain(`/torneio/${match.tournamentId}" aria-current="page"`);
    const event = await menuAt(`/esportes/futebol/evento/${match.id}`, 'lists=wide');
    expect(event).toContain(`/torneio/${match.tournamentId}" aria-current="true"`);
  });

  it('come to no other screen: a first page keeps their place', async () => {
    const sport = await menuAt('/esportes/futebol', '');
    expect(sport).not.toContain(`/torneio/${match.tournamentId}"`);
    expect(sport.match(/<i /g)).toHaveLength(3);
    expect(await menuAt('/esportes', '')).not.toContain('<i ');
  });
});
