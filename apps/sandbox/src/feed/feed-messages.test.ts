import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestFeed, type Heard, type ListedMatch, type TestFeed } from '../test/feed.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 60_000 });

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed();
});
afterEach(() => feed.stop());

/** The race that is live when the world begins. */
const RACE = 'sr:stage:1001083';

describe('messages', () => {
  it('FEED-02 a goal is told as a bet stop, a state, and odds', async () => {
    const { id, homeScore } = await feed.liveFootball();
    const stream = await feed.listenAfterGreeting(`/match/${id}`);
    await feed.post('/sandbox/world/goal', { eventId: id, side: 'home' });
    const own = (wanted: string) => (message: Heard) =>
      message.name === wanted && message.data.eventId === id;
    await stream.until(own('betStop'));
    const state = await stream.until(own('matchState'));
    expect(state.data).toMatchObject({ homeScore: (homeScore ?? 0) + 1 });
    await stream.until(own('oddsChange'));
  });

  it('FEED-02 prices that move before the start come alone', async () => {
    const { markets, id } = (await feed.listed('/prematch/sr:sport:1')).at(-1) as ListedMatch;
    const stream = await feed.listenAfterGreeting('/sport/sr:sport:1/prematch');
    await feed.post('/sandbox/world/odds', {
      outcomeId: markets[0]?.outcomes[0]?.id,
      factor: 1.5,
    });
    const moved = await stream.until(({ data }) => data.eventId === id);
    expect(moved.name).toBe('marketsOddsChange');
  });

  it('FEED-02 clocks are told again, and a lost coverage as a change of the fixture', async () => {
    const { id } = await feed.liveFootball();
    const stream = await feed.listenAfterGreeting('/home');
    await feed.post('/sandbox/world/advance', { seconds: 60 });
    await stream.until(({ name }) => name === 'liveTime');
    await feed.post('/sandbox/world/coverage', { eventId: id, up: false });
    const own = ({ name, data }: Heard) => name === 'fixtureChange' && data.eventId === id;
    expect((await stream.until(own)).data).toMatchObject({ reason: 'coverage' });
    // A bet stop would hide that a site reads nothing from the coverage.
    const stops = stream.heard.filter(({ name }) => name === 'betStop');
    expect(stops.filter(({ data }) => data.eventId === id)).toEqual([]);
    stream.heard.length = 0;
    await feed.post('/sandbox/world/coverage', { eventId: id, up: true });
    expect((await stream.until(own)).data).toMatchObject({ reason: 'added' });
  });

  it('FEED-02 the status of a producer is told to every listener, down and up again', async () => {
    const streams = [await feed.listen('/home'), await feed.listen(`/match/${RACE}`)];
    for (const up of [false, true]) {
      for (const { heard } of streams) heard.length = 0;
      await feed.post('/sandbox/world/producer', { producerId: 1, up });
      for (const stream of streams) {
        const isTold = ({ name, data }: Heard) => name === 'feedStatus' && data.up === up;
        expect((await stream.until(isTold)).data).toMatchObject({ producerId: 1 });
      }
    }
  });

  it('FEED-02 a race tells its laps, its odds and its holds, up to its end', async () => {
    const race = await feed.listenAfterGreeting(`/match/${RACE}`);
    await feed.post('/sandbox/world/advance', { seconds: 2 * 3600 });
    const last = await race.until(({ name, data }) => name === 'stageState' && data.status === 3);
    expect(last.data.eventId).toBe(RACE);
    const laps = race.heard.filter(({ name }) => name === 'stageState');
    expect(new Set(laps.map(({ data }) => data.matchStatusDescription)).size).toBeGreaterThan(40);
    for (const wanted of ['oddsChange', 'betStop']) {
      expect(race.heard.some(({ name }) => name === wanted)).toBe(true);
    }
  });

  it('FEED-02 a season tells its rounds, and odds that follow its table', async () => {
    const league = await feed.listenAfterGreeting('/tournament/sr:tournament:17');
    const told = new Set<string>();
    const all = league.until(({ name, data }) => {
      if (data.eventId?.startsWith('sr:season:')) told.add(name);
      return told.has('seasonState') && told.has('marketsOddsChange');
    });
    await feed.post('/sandbox/world/advance', { seconds: 12 * 3600 });
    await all;
  });

  it('FEED-02 the provider switch tells whose event is shown', async () => {
    const catalogue = await feed.get('/sandbox/catalogue');
    const { offeredByBoth } = catalogue as { offeredByBoth: [string, string][] };
    const [eventId = '', replace = ''] = offeredByBoth[0] ?? [];
    const stream = await feed.listen(`/match/${eventId}`);
    await feed.post('/sandbox/catalogue/switch', { eventId, show: false, replace });
    const told = await stream.until(
      ({ name, data }) => name === 'switchEvent' && data.eventId === eventId,
    );
    expect(told.data).toMatchObject({ show: false, replace });
  });
});
