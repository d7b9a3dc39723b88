import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { aSeason } from '@vitrine/betting/test/fixtures';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as register, meta as registerMeta } from '../account/access/register.tsx';
import { loader as casino, meta as casinoMeta } from '../casino/casino-slots.tsx';
import { loader as lobby, meta as lobbyMeta } from '../casino/lobby.tsx';
import { loader as leagues, meta as leaguesMeta } from '../sportsbook/all-leagues.tsx';
import { loader as event, meta as eventMeta } from '../sportsbook/event.tsx';
import { loader as results, meta as resultsMeta } from '../sportsbook/live-results.tsx';
import { loader as sport, meta as sportMeta } from '../sportsbook/sport.tsx';
import { loader as home, meta as homeMeta } from '../sportsbook/sportsbook-home.tsx';
import { loader as tournament, meta as tournamentMeta } from '../sportsbook/tournament.tsx';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

const ORIGIN = 'https://arara.example';
const BRANDS = ['arara', 'vicuna', 'axolote'] as const;

type Loader = typeof sport;
interface Asked {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly loader: unknown;
  readonly meta: unknown;
}

const events = [
  aMatch(1, { status: 'live' }),
  aMatch(2, { tournamentId: 'sr:tournament:132', tournamentName: 'NBA' }),
  aMatch(3, { tournamentId: 'sr:tournament:17', tournamentName: 'Premier League' }),
];

async function headOf(brand: string, { path, params = {}, loader, meta }: Asked) {
  const site = openTestSite(brand, { events, PUBLIC_URL: ORIGIN });
  const { data } = await openBrowser(site).visit(loader as Loader, path, { params });
  const elements = (meta as (args: { data: unknown }) => Record<string, string>[])({ data });
  const find = (key: string, value: string, content: string) =>
    elements.find((element) => element[key] === value)?.[content] ?? null;
  return {
    brand: site.brand as BrandFacts,
    title: elements.find(({ title }) => title)?.['title'] ?? '',
    description: find('name', 'description', 'content') ?? '',
    canonical: find('rel', 'canonical', 'href'),
    robots: find('name', 'robots', 'content'),
  };
}

const sportPage = (slug: string, section?: string): Asked => ({
  path: `/esportes/${slug}${section ? `/${section}` : ''}`,
  params: { sportName: slug, ...(section ? { section } : {}) },
  loader: sport,
  meta: sportMeta,
});

const tournamentPage = (tournamentId: string): Asked => ({
  path: `/esportes/futebol/torneio/${tournamentId}`,
  params: { sportName: 'futebol', tournamentId },
  loader: tournament,
  meta: tournamentMeta,
});

const leaguesPage: Asked = {
  path: '/esportes/futebol/campeonatos',
  params: { sportName: 'futebol' },
  loader: leagues,
  meta: leaguesMeta,
};

const INDEXED: readonly Asked[] = [
  { path: '/esportes', loader: home, meta: homeMeta },
  { path: '/register', loader: register, meta: registerMeta },
  { path: '/live-results', loader: results, meta: resultsMeta },
  leaguesPage,
  ...SPORTS.map(({ slug }) => sportPage(slug)),
  ...['ao-vivo', 'proximos-jogos', 'ligas-internacionais', 'jogos-principais'].map((section) =>
    sportPage('futebol', section),
  ),
];

describe('what search engines are told', () => {
  it.each(BRANDS)(
    'META-01 META-03 %s gives each page a title and a description of its own, and one address',
    async (brand) => {
      const heads = await Promise.all(INDEXED.map((page) => headOf(brand, page)));
      heads.forEach(({ brand: { name }, title, description, canonical, robots: told }, index) => {
        const path = INDEXED[index]?.path ?? '';
        expect(title, path).toMatch(new RegExp(` \\| ${name}$`));
        expect(description, path).toContain(name);
        expect(description, path).not.toContain('{{');
        expect(canonical).toBe(ORIGIN + path);
        expect(told, path).toBeNull();
      });
      expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    },
  );

  it('META-01 speaks the language of the brand', async () => {
    const football = sportPage('futebol');
    expect((await headOf('arara', football)).description).toContain('Odds de futebol');
    expect((await headOf('vicuna', football)).description).toContain('Cuotas de fútbol');
    expect((await headOf('axolote', football)).description).toContain('Momios de fútbol');
  });

  it('META-01 META-02 has words for the national league and the NBA, and no competition is indexed', async () => {
    const titleOf = async (brand: string, id: string) =>
      (await headOf(brand, tournamentPage(id))).title;
    expect(await titleOf('arara', 'sr:tournament:325')).toContain('campeonato nacional');
    expect(await titleOf('vicuna', 'sr:tournament:325')).not.toContain('liga nacional');
    expect(await titleOf('arara', 'sr:tournament:132')).toContain('NBA: jogos, odds e campeão');
    expect(await headOf('arara', tournamentPage('sr:tournament:17'))).toMatchObject({
      title: 'Premier League: jogos e odds | Arara',
      robots: 'noindex',
      canonical: null,
    });
  });

  it.each([
    ['/casino', lobby, lobbyMeta],
    ['/casino/slots', casino, casinoMeta],
  ] as const)('META-03 names the address of %s', async (path, loader, meta) => {
    for (const asked of [path, `${path}?utm_source=x`]) {
      const { canonical } = await headOf('arara', { path: asked, loader, meta });
      expect(canonical).toBe(ORIGIN + path);
    }
  });

  it('META-03 names one address for all groups and days of a page', async () => {
    const day = { ...sportPage('futebol', 'proximos-jogos') };
    const head = await headOf('arara', { ...day, path: `${day.path}?dia=hoje` });
    expect(head.canonical).toBe(`${ORIGIN}/esportes/futebol/proximos-jogos`);
    const group = await headOf('arara', {
      path: '/esportes/futebol/evento/sr:match:1?grupo=main',
      params: { sportName: 'futebol', matchId: 'sr:match:1' },
      loader: event,
      meta: eventMeta,
    });
    expect(group.canonical).toBe(`${ORIGIN}/esportes/futebol/evento/sr:match:1`);
  });

  it('META-01 an event that can not be read is not for search engines', async () => {
    const site = openTestSite('arara');
    site.catalogue.isReadable = false;
    const { data } = await openBrowser(site).visit(event, '/esportes/futebol/evento/sr:match:1', {
      params: { sportName: 'futebol', matchId: 'sr:match:1' },
    });
    expect(eventMeta({ data } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

describe('structured data', () => {
  async function structuredOf(given: Parameters<typeof openTestSite>[1], id: string) {
    const site = openTestSite('arara', { PUBLIC_URL: ORIGIN, ...given });
    const { data } = await openBrowser(site).visit(event, `/esportes/futebol/evento/${id}`, {
      params: { sportName: 'futebol', matchId: id },
    });
    return (data as { structured: string }).structured;
  }

  it('META-04 tells a match as a SportsEvent', async () => {
    const match = aMatch(1);
    const told = JSON.parse(await structuredOf({ events: [match] }, match.id)) as object;
    expect({ ...told, subjectOf: undefined }).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Flamengo x Palmeiras',
      url: `${ORIGIN}/esportes/futebol/evento/sr:match:1`,
      startDate: new Date(match.scheduledAt).toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      sport: 'Futebol',
      superEvent: { '@type': 'SportsEvent', name: 'Brasileirão Série A' },
      homeTeam: { '@type': 'SportsTeam', name: 'Flamengo' },
      awayTeam: { '@type': 'SportsTeam', name: 'Palmeiras' },
    });
  });

  it('META-04 tells the pages above a match as a BreadcrumbList', async () => {
    const match = aMatch(1);
    const { data } = await openBrowser(
      openTestSite('arara', { PUBLIC_URL: ORIGIN, events: [match] }),
    ).visit(event, `/esportes/futebol/evento/${match.id}`, {
      params: { sportName: 'futebol', matchId: match.id },
    });
    const { structured, page } = data as { structured: string; page: { trail: { html: string } } };
    const { subjectOf } = JSON.parse(structured) as { subjectOf: { breadcrumb: unknown } };
    expect(subjectOf.breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Esportes', item: `${ORIGIN}/esportes` },
        { position: 2, name: 'Futebol', item: `${ORIGIN}/esportes/futebol` },
        { position: 3, name: 'Brasileirão Série A' },
        { position: 4, name: 'Flamengo x Palmeiras' },
      ],
    });
    expect(page.trail.html).toContain('href="/esportes/futebol"');
  });

  it('META-04 tells the end of a season, and that a match was postponed', async () => {
    const season = aSeason();
    const told = JSON.parse(await structuredOf({ events: [season] }, season.id)) as object;
    expect(told).toMatchObject({ endDate: new Date(season.endsAt).toISOString() });
    const late = aMatch(1, { status: 'postponed' });
    expect(await structuredOf({ events: [late] }, late.id)).toContain('EventPostponed');
  });

  it('META-04 no name of an event ends the script that holds it', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const match = aMatch(1, { home: { name: evil, score: null } });
    const json = await structuredOf({ events: [match] }, match.id);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ homeTeam: { name: evil } });
  });

  it('META-04 tells who holds the licence on the home of the sportsbook', async () => {
    const site = openTestSite('arara', { PUBLIC_URL: ORIGIN });
    const { data } = await openBrowser(site).visit(home, '/esportes');
    const { structured } = data as { structured: string };
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'Organization',
      name: 'Arara',
      legalName: site.brand.licensee.legalName,
      url: ORIGIN,
    });
  });
});

describe('/sitemap.xml and /robots.txt', () => {
  async function textOf(loader: unknown, hidden: readonly string[] = []) {
    const site = openTestSite('arara', { events, PUBLIC_URL: ORIGIN });
    hidden.forEach((id) => site.catalogue.hidden.add(id));
    const request = new Request(`${ORIGIN}/`);
    const answer = await (loader as Loader)({ request, params: {}, context: site.context() });
    return (answer as unknown as Response).text();
  }

  it('the sitemap has the addresses of sports, their sections and shown events', async () => {
    const text = await textOf(sitemap, ['sr:match:3']);
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      url.replace(ORIGIN, ''),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        '/esportes',
        '/register',
        '/live-results',
        '/esportes/futebol',
        '/esportes/futebol/ao-vivo',
        '/esportes/futebol/evento/sr:match:1',
        '/esportes/futebol/evento/sr:match:2',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.join()).not.toMatch(/sr:match:3|torneio|bet-slip|deposit|account|^\/,/);
  });

  it('robots.txt keeps the pages of one bettor out and names the sitemap', async () => {
    const lines = (await textOf(robots)).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /deposit',
        'Disallow: /bet-slip',
        'Disallow: /bet-history',
      ]),
    );
    expect(lines).not.toContain('Disallow: /esportes');
  });
});
