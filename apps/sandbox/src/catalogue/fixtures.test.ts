import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import {
  readEvent,
  readFixtureStatus,
  readLiveEvents,
  readMarkets,
  readOutcomes,
  readPrincipalMarkets,
  readTournamentEvents,
} from '@vitrine/upstream/sportsbook/event-reads';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

let test: TestPlatform;
let client: UpstreamClient;
beforeEach(async () => {
  test = await openTestPlatform();
  client = clientOf(test);
});

async function firstLive(provider: 'one' | 'two', sportId: string): Promise<MatchEvent> {
  const events = await readLiveEvents(client, provider, test);
  const event = events.find((candidate) => candidate.sportId === sportId);
  if (!event) throw new Error(`Nothing of ${sportId} is live at provider ${provider}`);
  return event;
}

describe('event reads', () => {
  it.each([
    ['one', 'sr:sport:1', 'sr:match:'],
    ['two', 'sr:sport:1', 'bg:match:'],
    ['two', 'sr:sport:2', 'bg:match:'],
    ['two', 'sr:sport:5', 'bg:match:'],
  ] as const)(
    'CAT-12 give the events of provider %s in %s with their markets and outcomes',
    async (provider, sportId, prefix) => {
      const event = await firstLive(provider, sportId);
      expect(event.id.startsWith(prefix)).toBe(true);
      expect(event.statistics).toBeNull();
      expect(await readEvent(client, event.id, test)).toEqual({
        ...event,
        statistics: expect.objectContaining({ periods: expect.any(Array) as unknown }) as unknown,
      });

      const markets = (await readMarkets(client, event.id)) ?? [];
      expect(markets.length).toBe(event.marketCount);
      const principal = (await readPrincipalMarkets(client, event.id)) ?? [];
      expect(principal.length).toBeGreaterThan(0);
      expect(markets).toEqual(expect.arrayContaining([...principal]));
      const [market] = markets;
      if (!market) throw new Error('An event without a market');
      expect(market.status).toMatch(/active|suspended/);
      const own = { eventId: event.id, marketId: market.id };
      expect(await readOutcomes(client, own)).toEqual(market.outcomes);

      const status = await readFixtureStatus(client, event.id, test);
      expect(status).toEqual({
        status: 'live',
        statusText: event.statusText,
        homeScore: event.home.score,
        awayScore: event.away.score,
        clock: event.clock,
      });
      const ofTournament = await readTournamentEvents(client, event.tournamentId, test);
      expect(ofTournament).toEqual(expect.arrayContaining([event]));
    },
  );

  it('CAT-12 know nothing of an id the world never makes', async () => {
    const id = 'sr:match:404';
    expect(await readEvent(client, id, test)).toBeNull();
    expect(await readMarkets(client, id)).toBeNull();
    expect(await readPrincipalMarkets(client, id)).toBeNull();
    expect(await readOutcomes(client, { eventId: id, marketId: `${id}/1/` })).toBeNull();
    expect(await readFixtureStatus(client, id, test)).toBeNull();
    expect(await readTournamentEvents(client, 'sr:tournament:404', test)).toBeNull();
  });

  it('tell provider two apart by its own words for the status of a market', async () => {
    const { id } = await firstLive('two', 'sr:sport:1');
    const { json } = await test.call('GET', `/sportsbook/api/EventFixture/v2/markets/${id}`);
    const words = (json as { data: { status: unknown }[] }).data.map(({ status }) => status);
    expect(words.every((word) => word === 'Trading' || word === 'Suspended')).toBe(true);
    expect((await test.call('GET', `/sportsbook/api/EventFixture/v1/markets/${id}`)).status).toBe(
      404,
    );
  });

  it('show the same match at both providers, at prices of their own', async () => {
    const two = await firstLive('two', 'sr:sport:1');
    const one = await readEvent(client, two.id.replace('bg:', 'sr:'), test);
    expect([one?.home, one?.away, one?.clock, one?.scheduledAt]).toEqual([
      two.home,
      two.away,
      two.clock,
      two.scheduledAt,
    ]);
    expect(one?.markets[0]?.outcomes.map(({ odds }) => odds)).not.toEqual(
      two.markets[0]?.outcomes.map(({ odds }) => odds),
    );
  });
});
