import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestFeed, type Heard, type ListedMatch, type TestFeed } from '../test/feed.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 60_000 });

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed();
});
afterEach(() => feed.stop());

describe('feed gate', () => {
  it('greets a listener with states and odds, then tells what changes', async () => {
    const home = await feed.listen('/home');
    await home.until(({ name }) => name === 'oddsChange');
    expect(home.heard.map(({ name }) => name)).toContain('feedStatus');
    await feed.post('/sandbox/world/advance', { seconds: 1800 });
    await home.until(({ name }) => name === 'fixtureChange');
    await home.until(({ name }) => name === 'betStop');
    await home.until(({ name }) => name === 'liveTime');
  });

  it('tells on a match topic that a market is held and released', async () => {
    const { id, mainMarket } = (await feed.listed('/prematch/sr:sport:1')).at(-1) as ListedMatch;
    const match = await feed.listen(`/match/${id}`);
    await match.until(({ name }) => name === 'oddsChange');
    await feed.post('/sandbox/world/suspend', { marketId: mainMarket, seconds: 0.4 });
    const statusOf =
      (status: number) =>
      ({ name, data }: Heard) =>
        name === 'marketsOddsChange' &&
        JSON.stringify(data).includes(`{"id":"${mainMarket}","status":${status}`);
    await match.until(statusOf(-1));
    match.heard.length = 0;
    await match.until(statusOf(1));
  });

  it('FEED-02 tells a market whole when a goal makes it new to a followed match', async () => {
    const ends = (await feed.listed('/prematch/sr:sport:1')).map(async ({ id }) => {
      const end = await feed.get(`/sandbox/world/forecast/${id}`);
      return { id, ...(end as { home: number; away: number }) };
    });
    const { id = '' } = (await Promise.all(ends)).find(({ home, away }) => home + away >= 4) ?? {};
    const match = await feed.listen(`/match/${id}`);
    const line = `${id}/18/total=5.5`;
    const lineOf = ({ data: { markets } }: Heard) => markets?.find((market) => market.id === line);
    const greeting = await match.until(({ name }) => name === 'oddsChange');
    expect(lineOf(greeting)).toBeUndefined();
    const news = match.until((message) => lineOf(message) !== undefined);
    await feed.post('/sandbox/world/advance', { seconds: 6 * 3600 });
    expect(lineOf(await news)).toMatchObject({
      market: { id: line, marketTypeId: '18', specifiers: 'total=5.5', outcomes: [{}, {}] },
    });
  });

  it('cuts streams and refuses new ones while down', async () => {
    const home = await feed.listen('/home');
    await feed.post('/sandbox/world/feed', { up: false });
    await expect(home.until(() => false)).rejects.toThrow();
    expect((await feed.listen('/home')).status).toBe(503);
    await feed.post('/sandbox/world/feed', { up: true });
    expect((await feed.listen('/home')).status).toBe(200);
  });

  it('gives the stream of a bettor to that bettor alone', async () => {
    const login = await feed.logIn();
    const as = (userId: string, token?: string) => feed.listen(`/betwon/${userId}`, token);
    expect((await as(login.userId)).status).toBe(401);
    expect((await as('somebody', login.token)).status).toBe(403);
    expect((await as(login.userId, login.token)).status).toBe(200);
  });
});
