import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventHtml, listedEvents } from '../../../test/boards.ts';
import { openBrowser, type PageAnswer } from '../../../test/browser.ts';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchEnd,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../../test/hub.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as eventLoader } from './event.tsx';
import { loader as sportLoader } from './sport.tsx';
import { loader as tournamentLoader } from './tournament.tsx';

const MATCH = 'sr:match:1';
const OTHER_MATCH = 'sr:match:2';
const LISTED_AS_EXCLUDED = 'sr:tournament:9';

/** Pages as the site makes them from its feed hub, before an operator that the test moves. */
describe('pages of the sportsbook made from the feed', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    for (const id of [MATCH, OTHER_MATCH]) operator.live.set(id, wireMatchOf(id));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  async function openSite() {
    test = openTestHub(operator);
    await test.hub.started;
    await until(() => expect(test.hub.feedUp()).toBe(true));
    const context = { catalogue: test.hub, now: test.now };
    const browser = openBrowser(openTestSite());
    const sportName = 'futebol';
    return {
      sport: (section: string) =>
        browser.visit(sportLoader, `/esportes/futebol/${section}`, {
          params: { sportName, section },
          context,
        }),
      event: (matchId: string) =>
        browser.visit(eventLoader, `/esportes/futebol/evento/${matchId}`, {
          params: { sportName, matchId },
          context,
        }),
      tournament: (tournamentId: string) =>
        browser.visit(tournamentLoader, `/esportes/futebol/torneio/${tournamentId}`, {
          params: { sportName, tournamentId },
          context,
        }),
    };
  }

  /** What a browser hears that stays on a page. */
  function stayOn({ data }: PageAnswer) {
    return test.listen((data as { readonly liveTopics: string }).liveTopics);
  }

  it.each([
    ['of a youth age group', 'sr:tournament:20', 'Brasileiro Sub-20'],
    ['on the list of those left out', LISTED_AS_EXCLUDED, 'Liga'],
  ])('CAT-21 opens neither the page of a tournament %s nor of its match', async (_, id, name) => {
    operator.tournamentNames.set(id, name);
    const facts = { tournamentId: id, tournamentName: name };
    operator.live.set(OTHER_MATCH, wireMatchOf(OTHER_MATCH, facts));
    const site = await openSite();
    expect((await site.tournament(id)).status).toBe(404);
    expect((await site.event(OTHER_MATCH)).status).toBe(404);
    expect(listedEvents((await site.sport('ao-vivo')).data)).toEqual([MATCH]);
    expect((await site.tournament('sr:tournament:325')).status).toBe(200);
    expect((await site.event(MATCH)).status).toBe(200);
  });

  it('CAT-21 opens no tournament of a youth age group that no list has', async () => {
    operator.tournamentNames
      .set('sr:tournament:20', 'Copa do Mundo U-17')
      .set('sr:tournament:8', 'LaLiga');
    const site = await openSite();
    expect((await site.tournament('sr:tournament:20')).status).toBe(404);
    expect((await site.tournament('sr:tournament:8')).status).toBe(200);
  });

  it('CAT-32 flags a match that begins within 10 minutes, on its list and on its own page', async () => {
    const scheduleTime = new Date(Date.now() + 10.5 * 60_000).toISOString();
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3', { scheduleTime }));
    const site = await openSite();
    const list = async () => {
      const { data } = await site.sport('proximos-jogos');
      return (data as { upcoming: { html: string } | null }).upcoming?.html ?? '';
    };
    await until(async () => expect(await list()).toContain('data-state="prematch"'));
    const browser = stayOn(await site.sport('proximos-jogos'));
    test.pass(60_000);
    await until(() => expect(browser.merged().x).toEqual(['sr:match:3']));
    expect(await list()).toMatch(
      /data-state="aboutToStart".*data-live-status="sr:match:3"[^>]*>Em 10 min</s,
    );
    expect(eventHtml((await site.event('sr:match:3')).data).head).toContain('>Em 10 min<');
    test.pass(10 * 60_000);
    await until(async () => expect(await list()).not.toContain('sr:match:3'));
    expect(eventHtml((await site.event('sr:match:3')).data).head).not.toContain(' min<');
  });

  it('FEED-03 keeps the price of an open page when an older message comes late', async () => {
    const site = await openSite();
    const page = await site.event(MATCH);
    const browser = stayOn(page);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const madeAt = Date.now();
    const say = (prices: readonly number[], timestamp: number) =>
      operator.send(`/match/${MATCH}`, 'oddsChange', {
        eventId: MATCH,
        timestamp,
        markets: [wireMainMarket(MATCH, prices)],
      });
    say([2.5, 3.4, 4.2], madeAt);
    await until(() => expect(browser.merged().o).toMatchObject({ [`${MATCH}:1:1`]: '2.50' }));
    say([9, 3.4, 4.2], madeAt - 2_001);
    // After the late one in the stream.
    say([2.5, 3.6, 4.2], madeAt + 1);
    await until(() => expect(browser.merged().o).toMatchObject({ [`${MATCH}:1:2`]: '3.60' }));
    expect(browser.frames.flatMap(({ o }) => o?.[`${MATCH}:1:1`] ?? [])).toEqual(['2.50']);
    const { offer } = eventHtml((await site.event(MATCH)).data);
    expect(offer).toContain('>2.50<');
    expect(offer).not.toContain('>9.00<');
  });

  it('FEED-05 takes a match that is no longer live off a list that is open', async () => {
    const site = await openSite();
    const page = await site.sport('ao-vivo');
    expect(listedEvents(page.data)).toEqual([MATCH, OTHER_MATCH]);
    const browser = stayOn(page);
    operator.send('/home', 'matchState', wireMatchEnd(MATCH));
    await until(() => expect(browser.frames.flatMap(({ x }) => x ?? [])).toEqual([MATCH]));
    expect(listedEvents((await site.sport('ao-vivo')).data)).toEqual([OTHER_MATCH]);
  });

  it('FEED-05 takes a match that loses its coverage off a list that is open', async () => {
    const site = await openSite();
    const browser = stayOn(await site.sport('ao-vivo'));
    operator.send('/home', 'fixtureChange', {
      eventId: OTHER_MATCH,
      timestamp: Date.now(),
      reason: 'coverage',
      match: wireMatchOf(OTHER_MATCH),
    });
    await until(() => expect(browser.frames.flatMap(({ x }) => x ?? [])).toEqual([OTHER_MATCH]));
    expect(listedEvents((await site.sport('ao-vivo')).data)).toEqual([MATCH]);
  });
});
