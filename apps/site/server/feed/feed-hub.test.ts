import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchEnd,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { type Listener, openTestHub, type TestHub, until } from '../../test/hub.ts';
import type { FeedHub } from './feed-hub.ts';

const MATCH = 'sr:match:1';
const OTHER_MATCH = 'sr:match:2';
const HOUR_MS = 3_600_000;

describe('feed hub', () => {
  let operator: FakeOperator;
  let hub: FeedHub;
  let pass: TestHub['pass'];
  let listen: TestHub['listen'];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set(MATCH, wireMatchOf(MATCH));
    operator.live.set(OTHER_MATCH, wireMatchOf(OTHER_MATCH));
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3'));
  });
  afterEach(async () => {
    hub.close();
    await operator.close();
  });

  async function open(): Promise<void> {
    ({ hub, pass, listen } = openTestHub(operator));
    await hub.started;
  }

  async function start(): Promise<void> {
    await open();
    await until(() => {
      expect(hub.feedUp()).toBe(true);
      expect(hub.version()).not.toBe('test.0');
    });
  }

  function sendOdds(path: string, eventId: string, odds: number, timestamp = Date.now()): void {
    const outcomes = [{ id: `${eventId}:1:1`, odds, active: 1 }];
    const markets = [{ id: `${eventId}:1`, status: 1 as const, outcomes }];
    operator.send(path, 'oddsChange', { eventId, timestamp, markets });
  }

  const mainOf = (eventId: string) => hub.liveEvents().find(({ id }) => id === eventId)?.markets[0];
  const oddsOf = (eventId: string) => mainOf(eventId)?.outcomes[0]?.odds;

  it('holds the live list, the header bar and the upcoming events of its sports', async () => {
    await start();
    await until(() => expect(hub.upcomingEvents('sr:sport:1')).toHaveLength(1));
    expect(hub.liveEvents().map(({ id }) => id)).toEqual([MATCH, OTHER_MATCH]);
    expect(hub.headbar()).toMatchObject([
      { type: 'sport', name: 'Futebol', sportId: 'sr:sport:1' },
    ]);
    expect(hub.upcomingEvents('sr:sport:9')).toEqual([]);
    const { length } = operator.asked;
    hub.liveEvents();
    hub.upcomingEvents('sr:sport:1');
    expect(operator.asked).toHaveLength(length);
  });

  it('CAT-10 asks for the header bar at the front-back API, and falls back to the sidebar', async () => {
    operator.broken.add('/front-back/headbar');
    await start();
    expect(hub.headbar()).toMatchObject([{ sportId: 'sr:sport:1' }]);
    const asked = operator.asked.filter((path) => path.includes('headbar'));
    expect(asked[0]).toBe('/front-back/headbar');
    expect(asked.at(-1)).toContain('/api/SidebarSport/v3/home/headbar');
  });

  it('CAT-10 CAT-40 keeps the header bar it has while neither call answers, and has none before', async () => {
    operator.broken.add('headbar');
    await start();
    expect(hub.headbar()).toEqual([]);
    expect(hub.liveEvents()).toHaveLength(2);
    operator.broken.clear();
    hub.maintain();
    await until(() => expect(hub.headbar()).toHaveLength(1));
    operator.broken.add('headbar');
    const { length } = operator.asked;
    pass(60_000);
    await until(() => expect(operator.asked.slice(length).join()).toContain('SidebarSport'));
    expect(hub.headbar()).toHaveLength(1);
  });

  it('CAT-40 does not know whether a sport has matches until its list was read, or the header bar', async () => {
    operator.broken.add('/prematch/').add('headbar');
    await start();
    const known = () => ['sr:sport:1', 'sr:sport:9'].map(hub.isUpcomingKnown);
    expect(known()).toEqual([false, false]);
    operator.broken.delete('headbar');
    hub.maintain();
    await until(() => expect(hub.headbar()).toHaveLength(1));
    expect(known()).toEqual([false, true]);
    operator.broken.clear();
    await until(() => expect(known()).toEqual([true, true]));
  });

  it('CAT-15 knows the most followed tournaments, and keeps them while they can not be read', async () => {
    operator.principalTournaments.push('sr:tournament:17', 'sr:tournament:325');
    await start();
    const known = ['sr:tournament:325', 'sr:tournament:17'];
    await until(() => expect(hub.principalTournamentIds()).toEqual(known));
    operator.broken.add('LimitTop');
    const { length } = operator.asked;
    pass(5 * 60_000);
    await until(() => expect(operator.asked.slice(length).join()).toContain('LimitTop'));
    expect(hub.principalTournamentIds()).toEqual(known);
  });

  it('CAT-15 CAT-40 does not know the most followed tournaments before they were read, and asks again after 15 s', async () => {
    operator.broken.add('LimitTop');
    operator.principalTournaments.push('sr:tournament:17');
    await start();
    await until(() => expect(operator.asked.join()).toContain('LimitTop'));
    expect(hub.principalTournamentIds()).toBeNull();
    operator.broken.clear();
    await until(() => {
      pass(15_000);
      expect(hub.principalTournamentIds()).toEqual(['sr:tournament:17']);
    });
  });

  it('FEED-01 follows home, the sports upcoming and an event, each by one stream for all', async () => {
    await start();
    const topics = `home,match:${MATCH},prematch:sr:sport:1`;
    for (let browser = 0; browser < 5; browser += 1) listen(topics);
    await until(() => {
      expect(operator.streams('/home')).toBe(1);
      expect(operator.streams('/sport/sr:sport:1/prematch')).toBe(1);
      expect(operator.streams(`/match/${MATCH}`)).toBe(1);
    });
  });

  it('tells changed odds, a suspended market, the score and the clock', async () => {
    await start();
    const { merged } = listen('home');
    const timestamp = Date.now();
    sendOdds('/home', MATCH, 1.9);
    operator.send('/home', 'betStop', { eventId: OTHER_MATCH, timestamp, marketIds: null });
    operator.send('/home', 'matchState', {
      eventId: MATCH,
      timestamp,
      status: 1,
      matchStatusDescription: '2º tempo',
      homeScore: 1,
      awayScore: 0,
    });
    const clock = { timeInSeconds: 2_700, stopped: true, timerType: 'up' as const };
    operator.send('/home', 'liveTime', { eventId: MATCH, timestamp, time: clock });
    await until(() =>
      expect(merged()).toMatchObject({
        o: { [`${MATCH}:1:1`]: '1.90' },
        m: { [`${OTHER_MATCH}:1`]: 'suspended' },
        s: { [MATCH]: { h: 1, a: 0, t: '2º tempo', p: '2T' } },
        c: { [MATCH]: [2_700, expect.any(Number), 1, 'up'] },
      }),
    );
    expect(hub.liveEvents()[0]).toMatchObject({ statusText: '2º tempo', home: { score: 1 } });
    expect(hub.outcome(`${MATCH}:1:1`)).toMatchObject({
      event: { id: MATCH },
      market: { id: `${MATCH}:1` },
      outcome: { odds: 1900 },
    });
    expect(hub.outcome('nothing')).toBeNull();
  });

  it('FEED-04 says nothing of a clock that runs as told', async () => {
    await start();
    const { frames } = listen('home');
    const clock = { timeInSeconds: 600, stopped: false, timerType: 'up' as const };
    operator.send('/home', 'liveTime', { eventId: MATCH, timestamp: Date.now(), time: clock });
    sendOdds('/home', MATCH, 1.9);
    await until(() => expect(frames.some(({ o }) => o)).toBe(true));
    expect(frames.some(({ c }) => c)).toBe(false);
  });

  it('FEED-03 keeps the odds when a message is more than 2 s older than the last', async () => {
    await start();
    const madeAt = Date.now();
    sendOdds('/home', MATCH, 1.9, madeAt);
    sendOdds('/home', MATCH, 5, madeAt - 2_001);
    sendOdds('/home', OTHER_MATCH, 2.5, madeAt);
    await until(() => expect(oddsOf(OTHER_MATCH)).toBe(2500));
    expect(oddsOf(MATCH)).toBe(1900);
  });

  it('FEED-05 takes an event off the live list when it ends, and tells so', async () => {
    await start();
    const { merged } = listen('home');
    operator.send('/home', 'matchState', wireMatchEnd(MATCH));
    await until(() => expect(merged().x).toEqual([MATCH]));
    expect(hub.liveEvents().map(({ id }) => id)).toEqual([OTHER_MATCH]);
  });

  it('FEED-06 reads a match again of which nothing was heard for 150 s, at the next check', async () => {
    await start();
    operator.live.set(MATCH, wireMatchOf(MATCH, { homeScore: 4 }));
    operator.live.delete(OTHER_MATCH);
    pass(151_000);
    operator.asked.length = 0;
    pass(28_000);
    expect(operator.asked).toEqual([]);
    pass(1_000);
    await until(() => expect(hub.liveEvents()).toMatchObject([{ id: MATCH, home: { score: 4 } }]));
    expect(operator.asked.filter((path) => path.includes('GetFixtureDetail'))).toHaveLength(2);
  });

  it('CAT-18 keeps a main market that a reading leaves out, suspended, until the stream opens it', async () => {
    await start();
    operator.live.set(MATCH, wireMatchOf(MATCH, { markets: [] }));
    operator.cutStreams();
    await until(() => expect(mainOf(MATCH)?.status).toBe('suspended'));
    await until(() => expect(operator.streams('/home')).toBe(1));
    sendOdds('/home', MATCH, 2.2);
    await until(() => expect(mainOf(MATCH)?.status).toBe('active'));
    expect(oddsOf(MATCH)).toBe(2200);
  });

  it('CAT-18 reads the list again when the stream opens a main market that it was never told of', async () => {
    operator.live.set(MATCH, wireMatchOf(MATCH, { markets: [], mainMarket: `${MATCH}:1` }));
    await start();
    expect(mainOf(MATCH)).toBeUndefined();
    operator.live.set(MATCH, wireMatchOf(MATCH));
    sendOdds('/home', MATCH, 2.2);
    await until(() => expect(mainOf(MATCH)?.status).toBe('active'));
  });

  it('FEED-06 leaves an event alone that only its own page shows', async () => {
    operator.live.delete(OTHER_MATCH);
    operator.markets.set('sr:match:9', [wireMainMarket('sr:match:9')]);
    await start();
    operator.live.set('sr:match:9', wireMatchOf('sr:match:9'));
    await hub.event('sr:match:9');
    const page = listen('match:sr:match:9');
    operator.asked.length = 0;
    pass(181_000);
    await until(() => {
      expect(operator.asked.some((path) => path.endsWith(`GetFixtureDetail/${MATCH}`))).toBe(true);
    });
    expect(operator.asked.some((path) => path.endsWith('GetFixtureDetail/sr:match:9'))).toBe(false);
    page.stop();
  });

  it('FEED-08 forgets after 30 minutes when odds were made, at a cleaning every 15', async () => {
    await start();
    const madeAt = Date.now();
    sendOdds('/home', MATCH, 1.9, madeAt);
    await until(() => expect(oddsOf(MATCH)).toBe(1900));
    operator.isFailing = true;
    pass(29 * 60_000);
    sendOdds('/home', MATCH, 5, madeAt - 2_001);
    sendOdds('/home', OTHER_MATCH, 2.5, madeAt);
    await until(() => expect(oddsOf(OTHER_MATCH)).toBe(2500));
    expect(oddsOf(MATCH)).toBe(1900);
    pass(15 * 60_000);
    sendOdds('/home', MATCH, 5, madeAt - 2_001);
    await until(() => expect(oddsOf(MATCH)).toBe(5000));
  });

  it('FEED-07 takes off live matches more than 5 hours past their schedule', async () => {
    await start();
    pass(4.8 * HOUR_MS);
    expect(hub.liveEvents()).toHaveLength(2);
    pass(0.3 * HOUR_MS);
    expect(hub.liveEvents()).toHaveLength(0);
  });

  it('takes off upcoming events at their start', async () => {
    await start();
    await until(() => expect(hub.upcomingEvents('sr:sport:1')).toHaveLength(1));
    pass(HOUR_MS);
    expect(hub.upcomingEvents('sr:sport:1')).toEqual([]);
  });

  it('says that the feed is lost, reads everything anew when it is back, and tells what changed', async () => {
    await start();
    const { frames } = listen('home');
    operator.isFeedDown = true;
    operator.cutStreams();
    await until(() => expect(frames.at(-1)).toEqual({ f: false }));
    expect(hub.feedUp()).toBe(false);
    expect(hub.status().feed).toBe('down');

    operator.live.get(MATCH)?.markets.splice(0, 1, wireMainMarket(MATCH, [1.5, 3.4, 4.2]));
    operator.live.delete(OTHER_MATCH);
    operator.live.set('sr:match:9', wireMatchOf('sr:match:9'));
    operator.isFeedDown = false;
    await until(() => expect(hub.feedUp()).toBe(true));
    await until(() => expect(frames.map(({ f }) => f)).toContain(true));
    const told = Object.assign({}, ...frames.map(({ o }) => o)) as Record<string, string>;
    expect(told[`${MATCH}:1:1`]).toBe('1.50');
    expect(frames.flatMap(({ x }) => x ?? []).sort()).toEqual([OTHER_MATCH, 'sr:match:9']);
    expect(hub.liveEvents().map(({ id }) => id)).toEqual([MATCH, 'sr:match:9']);
  });

  it('replays to a returning browser what it missed, and everything when that is not held', async () => {
    await start();
    const page = hub.version();
    sendOdds('/home', MATCH, 1.9);
    const present = listen('home', page);
    await until(() => expect(present.merged().o).toEqual({ [`${MATCH}:1:1`]: '1.90' }));
    const news = (listener: Listener) => listener.frames.filter(({ now }) => now === undefined);
    expect(news(listen('home', page))).toEqual(news(present));
    expect(listen('home', 'formerly.3').merged()).toMatchObject({
      gap: true,
      o: { [`${MATCH}:1:1`]: '1.90', [`${OTHER_MATCH}:1:3`]: '4.20' },
      m: { [`${MATCH}:1`]: 'active' },
      s: { [MATCH]: { h: 0, a: 0, t: '1º tempo', p: '1T' } },
    });
  });

  it('starts without an operator and fills up when it answers', async () => {
    operator.isFailing = true;
    operator.isFeedDown = true;
    await open();
    expect(hub.liveEvents()).toEqual([]);
    operator.isFailing = false;
    operator.isFeedDown = false;
    hub.maintain();
    await until(() => {
      expect(hub.feedUp()).toBe(true);
      expect(hub.liveEvents()).toHaveLength(2);
      expect(hub.upcomingEvents('sr:sport:1')).toHaveLength(1);
    });
  });
});
