import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { aMarket, anOutcome, aStage, NOW } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { linkedLeagues, listedEvents } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import type { SportViewProps } from '../../features/sportsbook/sport-view.tsx';
import { loader } from './sport.tsx';

const DAY_MS = 86_400_000;
const ENGLISH = { tournamentId: 'sr:tournament:17', categoryName: 'Inglaterra' };

const live = aMatch(1, { status: 'live' });
const abroad = aMatch(2, { status: 'live', ...ENGLISH });
const tennis = aMatch(3, { status: 'live', sportId: 'sr:sport:5' });
const later = aMatch(4);
const tomorrow = aMatch(5, { scheduledAt: NOW + DAY_MS, ...ENGLISH });
const nextWeek = aMatch(6, { scheduledAt: NOW + 7 * DAY_MS });

function openSport(brand = 'arara') {
  const events = [live, abroad, tennis, later, tomorrow, nextWeek];
  const site = openTestSite(brand, { events });
  const visit = (
    path: string,
    [sportName = '', section, matchId] = new URL(path, 'http://site').pathname.split('/').slice(2),
  ) => {
    const params = {
      sportName,
      ...(section === undefined ? {} : { section }),
      ...(matchId === undefined ? {} : { matchId }),
    };
    return openBrowser(site).visit(loader, path, { params });
  };
  return { site, visit };
}

const idsOf = (...events: readonly MatchEvent[]) => events.map(({ id }) => id);
const days = (data: unknown) =>
  (data as { days: { href: string; label: string; current: boolean }[] }).days;

describe('/esportes/:sportName/:section?/:matchId?', () => {
  it('CAT-03 lists one sport, live and to come, or one section of it', async () => {
    const { site, visit } = openSport();
    site.catalogue.principal = ['sr:tournament:17'];
    const listed = async (path: string) => listedEvents((await visit(path)).data).toSorted();
    const all = idsOf(live, abroad, later, tomorrow, nextWeek);
    expect(await listed('/esportes/futebol')).toEqual(all);
    expect(await listed('/esportes/futebol/ao-vivo')).toEqual(idsOf(live, abroad));
    expect(await listed('/esportes/futebol/proximos-jogos')).toEqual(
      idsOf(later, tomorrow, nextWeek),
    );
    expect(await listed('/esportes/futebol/jogos-principais')).toEqual(idsOf(abroad, tomorrow));
    expect(await listed('/esportes/tenis')).toEqual(idsOf(tennis));
  });

  it('begins what is live with principal competitions, then the brand’s country, and ends with the decided', async () => {
    const cup = { tournamentId: 'sr:tournament:9', categoryName: 'Brasil' };
    const locked = [aMarket({ outcomes: [anOutcome({ status: 'suspended' })] })];
    const spain = aMatch(1, { tournamentId: 'sr:tournament:8', categoryName: 'Espanha' });
    const decided = aMatch(2, { tournamentId: 'sr:tournament:10', markets: locked });
    const [home, english, ofCup] = [aMatch(3), aMatch(4, ENGLISH), aMatch(5, cup)];
    const events = [spain, decided, home, english, ofCup].map((match) => ({
      ...match,
      status: 'live' as const,
    }));
    const site = openTestSite('arara', { events });
    site.catalogue.principal = ['sr:tournament:10', cup.tournamentId, ENGLISH.tournamentId];
    const params = { sportName: 'futebol', section: 'ao-vivo' };
    const { data } = await openBrowser(site).visit(loader, '/esportes/futebol/ao-vivo', { params });
    expect(listedEvents(data)).toEqual(idsOf(ofCup, english, home, spain, decided));
  });

  it('CAT-41 links the competitions that the sidebar has for the sport and the section', async () => {
    const { site, visit } = openSport();
    const league = (id: string, name: string, categoryName: string) => ({
      ...{ id, name, categoryName, categoryId: categoryName, order: 1 },
      ...{ eventCount: 3, hasLiveEvents: true, hasPrematch: true },
    });
    const brazil = league('sr:tournament:325', 'Série A', 'Brasil');
    const england = league('sr:tournament:17', 'Premier League', 'Inglaterra');
    const youth = league('sr:tournament:8', 'Série A Sub-20', 'Brasil');
    site.catalogue.sidebars = {
      'today sr:sport:1': [brazil, england, youth],
      'live sr:sport:1': [england],
      'prematch sr:sport:1': [brazil, england],
    };
    const linked = async (path: string) => linkedLeagues((await visit(path)).data);
    expect(await linked('/esportes/futebol')).toEqual(['Série A', 'Premier League']);
    expect(await linked('/esportes/futebol/ao-vivo')).toEqual(['Premier League']);
    expect(await linked('/esportes/futebol/ligas-internacionais')).toEqual(['Premier League']);
    site.catalogue.principal = ['sr:tournament:325'];
    expect(await linked('/esportes/futebol/jogos-principais')).toEqual(['Série A']);
    expect(await linked('/esportes/tenis')).toEqual([]);
  });

  it('CAT-03 takes for international what is not of the country of the brand', async () => {
    const path = '/esportes/futebol/ligas-internacionais';
    expect(listedEvents((await openSport('ipe').visit(path)).data)).toEqual(
      idsOf(abroad, tomorrow),
    );
    expect(listedEvents((await openSport('vicuna').visit(path)).data)).toHaveLength(5);
  });

  it('CAT-03 CAT-13 lists the stages of a sport without sides by section', async () => {
    const { site, visit } = openSport();
    const race = aStage({ id: 'sr:stage:7', status: 'live' });
    const next = aStage({ id: 'sr:stage:8' });
    site.catalogue.held.push(race, next);
    const path = '/esportes/formula-1';
    const stages = async (address: string) => {
      const { data } = await visit(address);
      const { html = '' } = (data as { stages: { html?: string } | null }).stages ?? {};
      return [...html.matchAll(/href="[^"]*\/(sr:stage:\d+)" class="event-card-link/g)].map(
        ([, id]) => id,
      );
    };
    expect(await stages(path)).toEqual([race.id, next.id]);
    expect(await stages(`${path}/ao-vivo`)).toEqual([race.id]);
    expect(await stages(`${path}/proximos-jogos`)).toEqual([next.id]);
    expect((await visit(`${path}/ao-vivo`)).data).toMatchObject({
      liveTopics: 'home,prematch:sr:sport:40,stage:sr:stage:7',
    });
    site.catalogue.isReadable = false;
    expect(await visit(path)).toMatchObject({ status: 200, data: { stages: null } });
  });

  it('CAT-08 begins a page of motor racing with the race that is decided next, all its drivers and prices', async () => {
    const { site, visit } = openSport();
    const drivers = Array.from({ length: 12 }, (_, index) => ({
      name: `Piloto ${index + 1}`,
      teamName: `Equipe ${index + 1}`,
      position: 12 - index,
      isRetired: index === 11,
    }));
    const winner = aMarket({
      layout: 'outright',
      outcomes: drivers.map(({ name }) => anOutcome({ id: name, name })),
    });
    const championship = aStage({
      id: 'sr:stage:6',
      status: 'live',
      scheduledAt: NOW - 90 * DAY_MS,
      markets: [winner],
    });
    const race = aStage({
      id: 'sr:stage:7',
      status: 'live',
      scheduledAt: NOW - 600_000,
      competitors: drivers,
      markets: [winner],
    });
    const next = aStage({ id: 'sr:stage:8', scheduledAt: NOW + DAY_MS, markets: [winner] });
    site.catalogue.held.push(championship, next, race);
    const html = async (path: string) => {
      const { data } = await visit(path);
      return (data as { stages: { html: string } }).stages.html.split('<article').slice(1);
    };
    const [first = '', ...others] = await html('/esportes/formula-1');
    expect(first).toContain(race.id);
    expect(first).toContain('Equipe 12 · Abandonou');
    expect(first).toContain('12º lugar');
    expect(first.indexOf('1º lugar')).toBeLessThan(first.indexOf('2º lugar'));
    const prices = (card: string) => card.match(/data-live-odds/g)?.length;
    expect(prices(first)).toBe(12);
    expect(others.map(prices)).toEqual([6, 6]);
    const [coming = ''] = await html('/esportes/formula-1/proximos-jogos');
    expect(coming).toContain(next.id);
    expect(prices(coming)).toBe(12);
  });

  it('CAT-08 has for the coming games of formula 1 its coming races, without days and markets', async () => {
    const { site, visit } = openSport();
    const markets = [aMarket({ layout: 'outright' })];
    const live = aStage({ id: 'sr:stage:7', status: 'live', markets });
    const next = aStage({ id: 'sr:stage:8', scheduledAt: NOW + DAY_MS, markets });
    const last = aStage({ id: 'sr:stage:9', scheduledAt: NOW + 8 * DAY_MS, markets });
    site.catalogue.held.push(live, last, next);
    const { data } = await visit('/esportes/formula-1/proximos-jogos');
    expect(data).toMatchObject({ days: [], markets: [], upcoming: null, empty: null });
    const { html } = (data as { stages: { html: string } }).stages;
    const [first = '', second = '', ...others] = html.split('<article').slice(1);
    expect([first.includes(next.id), second.includes(last.id)]).toEqual([true, true]);
    expect(others).toEqual([]);
  });

  it('CAT-36 swaps the market of the list by a link, which the days and other markets keep', async () => {
    const { visit } = openSport();
    const markets = async (path: string) =>
      ((await visit(path)).data as Pick<SportViewProps, 'markets'>).markets;
    const path = '/esportes/futebol/proximos-jogos';
    expect(await markets(`${path}?mercado=total&dia=amanha`)).toEqual([
      { href: `${path}?dia=amanha`, label: 'Resultado', current: false },
      { href: `${path}?dia=amanha&mercado=total`, label: 'Mais/Menos', current: true },
      { href: `${path}?dia=amanha&mercado=handicap`, label: 'Handicap', current: false },
      { href: `${path}?dia=amanha&mercado=ambos-marcam`, label: 'Ambas marcam', current: false },
    ]);
    const { data } = await visit(`${path}?mercado=total`);
    expect((data as { upcoming: { html: string } }).upcoming.html).toContain('Sem este mercado');
    expect(days(data)[1]).toMatchObject({ href: `${path}?dia=hoje&mercado=total` });
  });

  it('CAT-36 shows the winner where no other market is asked for, or one that the sport has not', async () => {
    const { visit } = openSport();
    for (const query of ['', '?mercado=ambos-marcam', '?mercado=escanteios']) {
      const { data } = await visit(`/esportes/tenis${query}`);
      expect(data).toMatchObject({ market: 'result' });
      expect((data as Pick<SportViewProps, 'markets'>).markets).toEqual([
        { href: '/esportes/tenis', label: 'Vencedor', current: true },
        { href: '/esportes/tenis?mercado=total', label: 'Mais/Menos', current: false },
        { href: '/esportes/tenis?mercado=handicap', label: 'Handicap', current: false },
      ]);
    }
    const { data } = await visit('/esportes/rugby?mercado=total');
    expect(data).toMatchObject({ market: 'result', markets: [] });
  });

  it('CAT-18 has no suspended market in a list that is made now', async () => {
    const { site, visit } = openSport();
    site.catalogue.held = [aMatch(1, { status: 'live', isSuspended: true }), abroad];
    const { data } = await visit('/esportes/futebol/ao-vivo');
    const { html } = (data as { live: { html: string } }).live;
    expect(listedEvents(data)).toEqual(['sr:match:1', 'sr:match:2']);
    expect(html).toContain('Mercado suspenso');
    expect(html).toContain('data-awaited="m1"');
    expect(html).not.toContain('data-market="m1"');
  });

  it('CAT-03 names its title after the sport and the section', async () => {
    const { visit } = openSport();
    expect((await visit('/esportes/tenis/ao-vivo')).data).toMatchObject({
      metadata: { title: expect.stringContaining('Tênis ao vivo') as string },
    });
  });

  it('CAT-03 CAT-40 says that the main section can’t be shown until the principal tournaments are known', async () => {
    const { site, visit } = openSport();
    const main = async () => {
      const { data } = await visit('/esportes/futebol/jogos-principais');
      expect(listedEvents(data)).toEqual([]);
      return (data as { empty: { html: string } }).empty.html;
    };
    site.catalogue.principal = null;
    const unread = await main();
    expect(unread).toContain('Os jogos não podem ser mostrados agora');
    expect(unread).toContain('href="/esportes/futebol/jogos-principais"');
    site.catalogue.principal = [];
    expect(await main()).not.toContain('Os jogos não podem ser mostrados agora');
  });

  it('CAT-40 says that a list can’t be shown when its own reading failed, never that there are no events', async () => {
    const emptyAt = async (path: string) => {
      const { empty } = (await visit(path)).data as { empty: { html: string } };
      return empty.html;
    };
    const { site, visit } = openSport();
    site.catalogue.held = [];
    const none = 'Não há jogos';
    const unread = 'Os jogos não podem ser mostrados agora';
    expect(await emptyAt('/esportes/futebol')).toContain(none);
    site.catalogue.unreadSports.add('sr:sport:1');
    for (const path of ['/esportes/futebol', '/esportes/futebol/proximos-jogos']) {
      expect(await emptyAt(path)).toContain(unread);
      expect(await emptyAt(path)).not.toContain(none);
    }
    expect(await emptyAt('/esportes/futebol/ao-vivo')).not.toContain(unread);
    expect(await emptyAt('/esportes/tenis')).toContain(none);
    site.catalogue.isReadable = false;
    expect(await emptyAt('/esportes/tenis')).toContain(unread);
  });

  it('CAT-03 leads to the event that the address names, with or without a section', async () => {
    const { visit } = openSport();
    const to = '/esportes/futebol/evento/sr:match:1';
    for (const path of ['/esportes/futebol/ao-vivo/sr:match:1', '/esportes/futebol/sr:match:1']) {
      expect(await visit(path)).toMatchObject({ status: 301, location: to });
      expect((await visit(`${path}?pid=7`)).location).toBe(`${to}?pid=7`);
    }
  });

  it('CAT-03 answers 404 for a sport, a section or an event that there is not', async () => {
    const { visit } = openSport();
    for (const path of [
      '/esportes/curling',
      '/esportes/futebol/ontem',
      '/esportes/futebol/ontem/sr:match:1',
      '/esportes/futebol/ao-vivo/javascript:alert(1)',
      '/esportes/futebol/sr:match:x',
    ]) {
      expect((await visit(path)).status, path).toBe(404);
    }
  });

  it('CAT-03 has links to the days that have events, and shows the day that the address names', async () => {
    const { visit } = openSport();
    const path = '/esportes/futebol/proximos-jogos';
    const all = await visit(path);
    expect(days(all.data)).toEqual([
      { href: path, label: 'Todos os dias', current: true },
      { href: `${path}?dia=hoje`, label: 'Hoje', current: false },
      { href: `${path}?dia=amanha`, label: 'Amanhã', current: false },
      { href: `${path}?dia=2026-03-21`, label: 'sáb., 21/03', current: false },
    ]);
    expect(listedEvents((await visit(`${path}?dia=hoje`)).data)).toEqual(idsOf(later));
    expect(listedEvents((await visit(`${path}?dia=amanha`)).data)).toEqual(idsOf(tomorrow));
    const dated = await visit(`${path}?dia=2026-03-21`);
    expect(listedEvents(dated.data)).toEqual(idsOf(nextWeek));
    expect(days(dated.data).filter(({ current }) => current)).toHaveLength(1);
  });

  it('CAT-03 shows all days for a day without events', async () => {
    const { visit } = openSport();
    const { data } = await visit('/esportes/futebol/proximos-jogos?dia=ontem');
    expect(listedEvents(data).toSorted()).toEqual(idsOf(later, tomorrow, nextWeek));
    expect(days(data)[0]).toMatchObject({ current: true });
  });
});
