import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { textsOf } from '@vitrine/messages/texts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardData } from '../../shapes/base/boards.ts';
import { linkedLeagues, listedEvents } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { aMatch } from '../../../test/betting.ts';
import { loader as sportLoader } from './sport.tsx';
import { loader, shouldRevalidate } from './sportsbook-home.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const live: MatchEvent = { ...aMatch(1), status: 'live' };
const tennis: MatchEvent = { ...aMatch(2), status: 'live', sportId: 'sr:sport:5' };
const later: MatchEvent = { ...aMatch(3), status: 'notStarted' };

function headerSport(sportId: string, order: number): HeaderBarItem {
  const nothing = { tournamentId: null, imageUrl: null, path: null };
  const facts = { enabled: true, hasLiveEvents: true, hasPrematch: true };
  return { id: sportId, type: 'sport', name: sportId, sportId, order, ...nothing, ...facts };
}

function openSportsbook() {
  const site = openTestSite('arara', { events: [later, tennis, live] });
  return { browser: openBrowser(site) };
}

/** The events that the page puts forward, by the links of their cards. */
function pricedEvents(data: unknown): readonly string[] {
  const { top } = data as { readonly top: BoardData | null };
  return [...(top?.html ?? '').matchAll(/href="[^"]*\/evento\/([^"]+)"/g)].map(([, id = '']) => id);
}

describe('/esportes', () => {
  it('CAT-01 lists what is live, by sport, and below it what comes next', async () => {
    const { browser } = openSportsbook();
    const { data } = await browser.visit(loader, '/esportes');
    expect(data).toMatchObject({ liveCount: 2 });
    expect(listedEvents(data)).toEqual([live.id, tennis.id, later.id]);
  });

  it('CAT-01 FEED-01 follows what it lists: the live list, and the coming matches of their sports', async () => {
    const { browser } = openSportsbook();
    const { data } = await browser.visit(loader, '/esportes');
    expect(data).toMatchObject({ liveTopics: 'home,prematch:sr:sport:1' });
    const site = openTestSite('arara', { events: [tennis, live] });
    const { data: liveAlone } = await openBrowser(site).visit(loader, '/esportes');
    expect(liveAlone).toMatchObject({ liveTopics: 'home' });
  });

  it('CAT-09 lists live sports in the order of the header bar', async () => {
    const site = openTestSite('arara', { events: [live, tennis] });
    site.catalogue.bar = [headerSport('sr:sport:1', 2), headerSport('sr:sport:5', 1)];
    const { data } = await openBrowser(site).visit(loader, '/esportes');
    expect(listedEvents(data)).toEqual([tennis.id, live.id]);
  });

  it('shows what is placed most and is open, and multiples that are open whole', async () => {
    const closed = aMatch(4, { status: 'live', isSuspended: true });
    const site = openTestSite('arara', { events: [live, tennis, later, closed] });
    const pick = (n: number) => ({ eventId: `sr:match:${n}`, outcomeId: `o${n}` });
    const multiple = (id: string, ...numbers: readonly number[]) => ({
      id,
      betCount: 7,
      picks: numbers.map(pick),
    });
    site.catalogue.popular = {
      outcomes: [3, 4, 1, 404].map((n) => ({ ...pick(n), betCount: 1500 - n })),
      multiples: [multiple('open', 1, 2, 3), multiple('closed', 1, 4), multiple('gone', 2, 404)],
    };
    const visit = async () => {
      const { data } = await openBrowser(site).visit(loader, '/esportes');
      return data as Awaited<ReturnType<typeof loader>> & {
        popular: BoardData | null;
        multiples: readonly { id: string; legs: readonly { outcomeId: string }[] }[];
      };
    };
    const page = await visit();
    const outcomes = [...(page.popular?.html ?? '').matchAll(/data-outcome="([^"]+)"/g)];
    expect(outcomes.map(([, id]) => id)).toEqual(['o3', 'o1']);
    expect(page.popular?.html).toContain('data-live-odds="o3"');
    expect(page.popular?.html).toContain('1497 apostas');
    expect(page.multiples.map(({ id }) => id)).toEqual(['open']);
    expect(page).toMatchObject({ liveTopics: 'home,prematch:sr:sport:1' });
    site.catalogue.hidden.add(live.id);
    expect((await visit()).multiples).toEqual([]);
    site.catalogue.popular = { outcomes: [], multiples: [] };
    expect(await visit()).toMatchObject({ popular: null, multiples: [] });
  });

  it('leaves out multiples of fewer selections than the country accepts', async () => {
    const events = [1, 2, 3, 4, 5].map((n) => aMatch(n, { status: 'live' }));
    const site = openTestSite('axolote', { events });
    const picks = events.map(({ id }, index) => ({ eventId: id, outcomeId: `o${index + 1}` }));
    site.catalogue.popular = {
      outcomes: [],
      multiples: [
        { id: 'four', betCount: 7, picks: picks.slice(0, 4) },
        { id: 'five', betCount: 7, picks },
      ],
    };
    const { data } = await openBrowser(site).visit(loader, '/esportes');
    expect(data).toMatchObject({ multiples: [{ id: 'five' }] });
  });

  it('lists a match that is decided after the others of its sport', async () => {
    const [market] = live.markets;
    if (!market) throw new Error('The match has no market');
    const outcomes = market.outcomes.map((outcome) => ({
      ...outcome,
      status: 'suspended' as const,
    }));
    const decided = { ...aMatch(5, { status: 'live' }), markets: [{ ...market, outcomes }] };
    const site = openTestSite('arara', { events: [decided, tennis, live] });
    const { data } = await openBrowser(site).visit(loader, '/esportes');
    expect(listedEvents(data)).toEqual([live.id, decided.id, tennis.id]);
  });

  it('CAT-01 is there when nothing is live', async () => {
    const site = openTestSite('arara', { events: [later] });
    const { data } = await openBrowser(site).visit(loader, '/esportes');
    const empty = textsOf('pt-BR', 'sportsbook')['list.empty.live.title'];
    expect(data).toMatchObject({
      liveCount: 0,
      live: null,
      empty: { html: expect.stringContaining(empty) as string },
    });
    expect(listedEvents(data)).toEqual([later.id]);
  });

  it('BRAND-03 shows the blocks of the brand, in its order', async () => {
    for (const brand of ['arara', 'ipe', 'quetzal'] as const) {
      const site = openTestSite(brand, { events: [live, later] });
      const { data } = await openBrowser(site).visit(loader, '/esportes');
      expect(data).toMatchObject({ blocks: site.brand.homeBlocks });
    }
  });

  it('puts forward what the operator has for principal, else the football', async () => {
    const site = openTestSite('arara', { events: [live, tennis, later] });
    const shown = async () => (await openBrowser(site).visit(loader, '/esportes')).data;
    expect(pricedEvents(await shown())).toEqual([live.id, later.id]);
    site.catalogue.principal = [tennis.tournamentId];
    expect(pricedEvents(await shown())).toEqual([live.id, tennis.id, later.id]);
  });

  it('links to the competitions of the country that have events', async () => {
    const abroad = { ...aMatch(4), categoryName: 'Inglaterra', tournamentId: 'sr:tournament:17' };
    const site = openTestSite('arara', { events: [live, later, abroad] });
    const { data } = await openBrowser(site).visit(loader, '/esportes');
    expect(linkedLeagues(data)).toEqual([live.tournamentName]);
    expect(data).toMatchObject({
      leagues: { html: expect.stringContaining(`/esportes/futebol/torneio/${live.tournamentId}`) },
    });
  });

  it('asks the operator for nothing but switches and maintenance', async () => {
    const { browser } = openSportsbook();
    const asked: string[] = [];
    const upstream = {
      call: (endpoint: { name: string }) => {
        asked.push(endpoint.name);
        return Promise.reject(new UpstreamTimeout(endpoint.name, 2000));
      },
    };
    const options = { context: { upstream } as never };
    await browser.visit(loader, '/esportes', options);
    await browser.visit(sportLoader, '/esportes/futebol', {
      ...options,
      params: { sportName: 'futebol' },
    });
    const known = /^(flags|maintenance)\./;
    expect(asked.filter((name) => !known.test(name))).toEqual([]);
  });
});

describe('a sportsbook page in the browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function isReadAnew(path: string, given: { formAction?: string; isPaused?: boolean } = {}) {
    const { isPaused = false, formAction } = given;
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => isPaused } });
    return shouldRevalidate({
      currentUrl: new URL('http://localhost/esportes'),
      nextUrl: new URL(path, 'http://localhost'),
      currentParams: {},
      nextParams: {},
      ...(formAction === undefined ? {} : { formAction }),
      defaultShouldRevalidate: true,
    });
  }

  it('is read anew, but not for what happens on the slip', () => {
    expect(isReadAnew('/esportes')).toBe(true);
    expect(isReadAnew('/esportes', { formAction: '/bet-slip' })).toBe(false);
  });

  it('stands still while it is paused, and lets the reader go on', () => {
    expect(isReadAnew('/esportes', { isPaused: true })).toBe(false);
    expect(isReadAnew('/esportes/tenis', { isPaused: true })).toBe(true);
  });
});
