import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 60_000 });

interface LiveMatch extends Match {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly status: number;
  readonly bookingStatus: string;
  readonly tournamentId: string;
}

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

async function listed(path: string): Promise<readonly LiveMatch[]> {
  const { json } = await bettor.call('GET', `/front-back${path}`);
  return (json as { data: LiveMatch[] }).data;
}

async function liveOf(sportId: string): Promise<LiveMatch> {
  const match = (await listed('/live-matches')).find((own) => own.sportId === sportId);
  if (!match) throw new Error(`Nothing of ${sportId} is live`);
  return match;
}

async function detail(id: string): Promise<LiveMatch> {
  const version = id.startsWith('bg:') ? 'v2' : 'v1';
  const path = `/sportsbook/api/EventFixture/${version}/GetFixtureDetail/${id}`;
  return ((await bettor.call('GET', path)).json as { data: LiveMatch }).data;
}

async function forecast(id: string) {
  const { json } = await bettor.call('GET', `/sandbox/world/forecast/${id}`);
  return json as { home: number; away: number; isAbandoned: boolean };
}

const refused = (path: string, body: unknown) =>
  bettor.call('POST', `/sandbox/world/${path}`, body).then(({ status, json }) => ({
    status,
    message: (json as { message?: string }).message,
  }));

describe('a goal by a tester', () => {
  it('changes the score and the odds at once, and stands at the end', async () => {
    const before = await liveOf('sr:sport:1');
    const planned = await forecast(before.id);
    await bettor.order('world/goal', { eventId: before.id, side: 'home' });
    const held = await detail(before.id);
    expect(held.homeScore).toBe(before.homeScore + 1);
    expect(held.markets[0]).toMatchObject({ status: -1 });
    bettor.test.pass(31_000);
    const after = await detail(before.id);
    expect(after.markets[0]?.outcomes[0]?.odds).toBeLessThan(
      before.markets[0]?.outcomes[0]?.odds ?? 0,
    );
    expect(await forecast(before.id)).toEqual({ ...planned, home: planned.home + 1 });
    await bettor.order('world/advance', { seconds: 3 * 3600 });
    expect(await detail(before.id)).toMatchObject({
      homeScore: planned.home + 1,
      awayScore: planned.away,
    });
  });

  it('settles bets, and outlives the process', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data.sqlite');
    bettor = await openTestBettor({ SANDBOX_DATA: file });
    const match = await liveOf('sr:sport:1');
    const [market] = match.markets;
    for (let goal = 0; goal < 9; goal += 1) {
      await bettor.order('world/goal', { eventId: match.id, side: 'away' });
    }
    bettor.test.pass(31_000);
    const now = (await detail(match.id)).markets[0];
    const open = now?.outcomes.find(({ odds }) => odds > 1);
    expect(market?.id).toBe(now?.id);
    expect(open).toBeDefined();
    const restartedAt = bettor.test.now() + 3 * 3_600_000;
    bettor = await openTestBettor({ SANDBOX_DATA: file }, restartedAt);
    const end = await detail(match.id);
    expect(end.awayScore).toBeGreaterThanOrEqual(match.awayScore + 9);
    expect(await forecast(match.id)).toMatchObject({ away: end.awayScore });
  });

  it('counts in the table of the season', async () => {
    const match = await liveOf('sr:sport:1');
    const table = async () => {
      const path = `/sportsbook/api/EventSeason/v1/GetMarketsBySeason/${match.tournamentId}`;
      return JSON.stringify((await bettor.call('GET', path)).json);
    };
    const before = await table();
    for (let goal = 0; goal < 9; goal += 1) {
      await bettor.order('world/goal', { eventId: match.id, side: 'away' });
    }
    await bettor.order('world/end', { eventId: match.id });
    expect(await table()).not.toBe(before);
  });

  it('is refused where there are none', async () => {
    const basketball = await liveOf('sr:sport:2');
    const upcoming = (await bettor.nextMatch()).id;
    const goal = (eventId: string) => refused('goal', { eventId, side: 'home' });
    expect(await goal(basketball.id)).toEqual({
      status: 400,
      message: 'There are no goals in this sport',
    });
    expect((await goal(upcoming)).message).toBe('The match is not live');
    expect((await goal('sr:match:1')).message).toBe('There is no such match on offer');
    expect((await refused('goal', { eventId: upcoming, side: 'both' })).status).toBe(400);
  });
});

describe('the end of a match by a tester', () => {
  it.each(['sr:sport:1', 'sr:sport:2', 'sr:sport:5'])(
    'settles the bets on a match of %s at the present score',
    async (sportId) => {
      const match = await liveOf(sportId);
      await bettor.order('world/end', { eventId: match.id });
      const { homeScore, awayScore } = match;
      expect(await detail(match.id)).toMatchObject({ status: 3, homeScore, awayScore });
      expect(await forecast(match.id)).toMatchObject({ home: homeScore, away: awayScore });
      expect((await refused('end', { eventId: match.id })).message).toBe('The match is over');
    },
  );

  it('pays the winner of the moment', async () => {
    const match = (await listed('/live-matches')).find(
      ({ sportId, homeScore, awayScore, markets }) =>
        sportId === 'sr:sport:1' && homeScore > awayScore && markets[0]?.status === 1,
    );
    const [market] = match?.markets ?? [];
    const [home] = market?.outcomes ?? [];
    if (!match || !home) throw new Error('Nobody leads at home');
    const { validTicket } = await bettor.placeSingles(
      'c1',
      single(selectionOf(match, market, home), 10),
    );
    bettor.test.pass(2500);
    expect((await bettor.statusOf(validTicket[0]?.ticketId)).status).toBe(2);
    await bettor.order('world/end', { eventId: match.id });
    expect((await bettor.history(2)).results).toHaveLength(1);
    expect(await bettor.balance()).toBeCloseTo(490 + 10 * home.odds, 2);
  });

  it('by abandonment makes its bets void, before the start too', async () => {
    const upcoming = await bettor.nextMatch();
    await bettor.placeSingles('c1', single(selectionOf(upcoming), 10));
    bettor.test.pass(1000);
    await bettor.order('world/abandon', { eventId: upcoming.id });
    expect((await bettor.history(3)).results).toMatchObject([{ amountRefund: 10 }]);
    expect(await bettor.balance()).toBe(500);
    expect((await listed('/prematch/sr:sport:1')).map(({ id }) => id)).not.toContain(upcoming.id);
  });
});

describe('coverage', () => {
  it('lost takes a live match off the offer, and back brings it again', async () => {
    const { id } = await liveOf('sr:sport:1');
    const live = async () => (await listed('/live-matches')).map((match) => match.id);
    await bettor.order('world/coverage', { eventId: id, up: false });
    expect(await live()).not.toContain(id);
    expect(await detail(id)).toMatchObject({ bookingStatus: 'NotBooked', markets: [] });
    await bettor.order('world/coverage', { eventId: id, up: true });
    expect(await live()).toContain(id);
  });

  it('lost before the start leaves the match on offer until then', async () => {
    const { id, scheduleTime } = await bettor.nextMatch();
    await bettor.order('world/coverage', { eventId: id, up: false });
    const open = { marketType: 'Main', status: 1 };
    const before = await detail(id);
    expect(before).toMatchObject({ bookingStatus: 'NotBooked' });
    expect(before.markets[0]).toMatchObject(open);
    const seconds = (Date.parse(scheduleTime) - bettor.test.now()) / 1000 + 60;
    await bettor.order('world/advance', { seconds });
    expect(await detail(id)).toMatchObject({ status: 1, markets: [] });
  });
});

describe('a producer', () => {
  it('that is down takes no bets on its markets, and does again when up', async () => {
    const match = await bettor.nextMatch();
    await bettor.order('world/producer', { producerId: match.producerId, up: false });
    const { invalidTickets } = await bettor.placeSingles('c1', single(selectionOf(match), 1));
    expect(invalidTickets[0]).toMatchObject({ error: 'EVENT_MARKET_NOT_ACTIVED' });
    expect((await liveOf('sr:sport:2')).markets[0]).toMatchObject({ status: 1 });
    await bettor.order('world/producer', { producerId: match.producerId, up: true });
    expect(
      (await bettor.placeSingles('c2', single(selectionOf(match), 1))).validTicket,
    ).toHaveLength(1);
  });
});

it('the pace of the platform can be asked for', async () => {
  const { json } = await bettor.call('GET', '/sandbox/world/pace');
  expect(json).toMatchObject({ ticks: 0, missed: 0, late: { median: 0, p99: 0, most: 0 } });
});
