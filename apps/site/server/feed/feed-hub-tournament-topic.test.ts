import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';
import type { FeedHub } from './feed-hub.ts';

const LALIGA = 'sr:tournament:8';
const TOPIC = `tournament:${LALIGA}`;
const STREAM = `/tournament/${LALIGA}`;
/** A sport that the header bar doesn't have: its coming matches are in no list. */
const given = { tournamentId: LALIGA, tournamentName: 'LaLiga', sportId: 'sr:sport:6' };
const OUTCOME = 'sr:match:5:1:1';

describe('the topic of a tournament that no list has', () => {
  let operator: FakeOperator;
  let hub: FeedHub;
  let pass: TestHub['pass'];
  let listen: TestHub['listen'];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set('sr:match:1', wireMatchOf('sr:match:1'));
    operator.tournamentNames.set(LALIGA, 'LaLiga');
    operator.upcoming.set('sr:match:5', wireUpcomingOf('sr:match:5', given));
    ({ hub, pass, listen } = openTestHub(operator));
    await hub.started;
  });
  afterEach(async () => {
    hub.close();
    await operator.close();
  });

  const page = () => hub.tournament(LALIGA);
  const price = (odds: number) =>
    operator.send(STREAM, 'oddsChange', {
      eventId: 'sr:match:5',
      timestamp: Date.now(),
      markets: [wireMainMarket('sr:match:5', [odds, 3.4, 4.2])],
    });
  const change = (path: string, match: ReturnType<typeof wireMatchOf>) =>
    operator.send(path, 'fixtureChange', {
      ...{ eventId: match.id, timestamp: Date.now(), reason: 'changed' as const, match },
    });
  const streams = () => operator.streams(STREAM);

  it('FEED-01 is one upstream stream however many follow it, and moves the prices of its page', async () => {
    expect(await page()).toMatchObject({ isListed: false, matches: [{ id: 'sr:match:5' }] });
    const [one, two] = [listen(TOPIC), listen(TOPIC, undefined, '203.0.113.2')];
    await until(() => expect(streams()).toBe(1));
    price(2.4);
    await until(() => expect(one.merged()).toMatchObject({ k: TOPIC, o: { [OUTCOME]: '2.40' } }));
    expect(two.merged()).toMatchObject({ k: TOPIC, o: { [OUTCOME]: '2.40' } });
    expect(hub.outcome(OUTCOME)).toMatchObject({ isEventShown: true, outcome: { odds: 2_400 } });
    expect(await page()).toMatchObject({
      matches: [{ markets: [{ outcomes: [{ odds: 2_400 }, {}, {}] }] }],
    });
    expect(operator.asked.filter((path) => path.includes('EventsByTournament'))).toHaveLength(1);
  });

  it('FEED-01 tells a browser what came between its page and its stream', async () => {
    await page();
    const made = hub.version();
    await until(() => expect(streams()).toBe(1));
    const before = listen(TOPIC);
    price(3.1);
    await until(() => expect(before.merged().o).toEqual({ [OUTCOME]: '3.10' }));
    expect(listen(TOPIC, made).merged().o).toEqual({ [OUTCOME]: '3.10' });
  });

  it('FEED-01 keeps a match that begins, and drops one that ends', async () => {
    await page();
    await until(() => expect(streams()).toBe(1));
    const begun = wireMatchOf('sr:match:5', given);
    change(STREAM, begun);
    await until(async () => expect(await page()).toMatchObject({ matches: [{ status: 'live' }] }));
    change(STREAM, { ...begun, status: 3 });
    await until(async () => expect(await page()).toMatchObject({ matches: [] }));
  });

  it('CAT-32 lets a match leave its page at its start, and takes it back once it is live', async () => {
    const scheduleTime = new Date(Date.now() + 10 * 60_000).toISOString();
    operator.upcoming.set('sr:match:6', wireUpcomingOf('sr:match:6', { ...given, scheduleTime }));
    expect(await page()).toMatchObject({ matches: [{ id: 'sr:match:6' }, { id: 'sr:match:5' }] });
    await until(() => expect(streams()).toBe(1));
    const browser = listen(TOPIC);
    pass(10 * 60_000);
    await until(() => expect(browser.merged().x).toEqual(['sr:match:6']));
    expect(await page()).toMatchObject({ matches: [{ id: 'sr:match:5' }] });
    change(STREAM, wireMatchOf('sr:match:6', given));
    await until(async () =>
      expect(await page()).toMatchObject({ matches: [{ status: 'live' }, { id: 'sr:match:5' }] }),
    );
  });

  it('FEED-01 is closed a minute after the last one left', async () => {
    await page();
    const browser = listen(TOPIC);
    await until(() => expect(streams()).toBe(1));
    pass(90_000);
    expect(streams()).toBe(1);
    browser.stop();
    pass(61_000);
    await until(() => expect(streams()).toBe(0));
  });

  it('FEED-01 is opened again for a browser whose page another process made, not for no tournament', async () => {
    const browser = listen(`${TOPIC},tournament:sr:tournament:404`, 'other.7');
    await until(() => expect(streams()).toBe(1));
    await until(() => expect(browser.frames.some(({ k }) => k === TOPIC)).toBe(true));
    await until(() => expect(operator.streams('/tournament/sr:tournament:404')).toBe(0));
  });

  it('FEED-06 asks again for its live match of which nothing was heard, not for those to come', async () => {
    operator.live.set('sr:match:6', wireMatchOf('sr:match:6', given));
    await page();
    operator.live.set('sr:match:6', wireMatchOf('sr:match:6', { ...given, homeScore: 4 }));
    operator.asked.length = 0;
    const browser = listen(TOPIC);
    pass(181_000);
    await until(() => expect(browser.merged().s).toMatchObject({ 'sr:match:6': { h: 4 } }));
    const asked = operator.asked.filter((path) => path.includes('GetFixtureDetail'));
    expect(asked.some((path) => path.endsWith('sr:match:5'))).toBe(false);
  });

  it('FEED-01 stays with what the lists have while the operator can’t be read', async () => {
    operator.live.set('sr:match:6', wireMatchOf('sr:match:6', given));
    change('/home', wireMatchOf('sr:match:6', given));
    await until(() => expect(hub.liveEvents()).toHaveLength(2));
    operator.broken.add('EventsByTournament');
    expect(await page()).toMatchObject({ isListed: false, matches: [{ id: 'sr:match:6' }] });
  });
});
