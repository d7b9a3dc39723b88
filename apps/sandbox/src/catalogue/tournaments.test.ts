import { readMarketGroups } from '@vitrine/upstream/sportsbook/market-templates';
import {
  readEarlyPayoutTournaments,
  readPrincipalTournaments,
  readTopTournamentLimit,
} from '@vitrine/upstream/sportsbook/principal-tournaments';
import {
  readEnabledTournaments,
  readSportCatalogue,
  readTournamentName,
} from '@vitrine/upstream/sportsbook/tournaments';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { readLiveMatches, readPrematch } from '@vitrine/upstream/sportsbook/front-back';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { TOURNAMENTS } from './tournament-index.ts';

const DAY_MS = 24 * 3_600_000;

let test: TestPlatform;
let client: UpstreamClient;
beforeEach(async () => {
  test = await openTestPlatform();
  client = clientOf(test);
});

describe('tournaments', () => {
  it('have each an id of their own', () => {
    expect(new Set(TOURNAMENTS.map(({ id }) => id)).size).toBe(TOURNAMENTS.length);
  });

  it('CAT-11 are named by v3 for provider one and by v2 for provider two', async () => {
    expect(await readTournamentName(client, 'sr:tournament:325')).toMatchObject({
      name: 'Brasileirão Série A',
      categoryName: 'Brasil',
      sportId: 'sr:sport:1',
      sportName: 'Futebol',
    });
    expect(await readTournamentName(client, 'bg:tournament:2381')).toMatchObject({
      name: 'ATP Rio de Janeiro',
      sportId: 'sr:sport:5',
    });
    const asked = (version: string, id: string) =>
      test.call('GET', `/sportsbook/api/SportBook/${version}/catalog/tournamentname/${id}`);
    expect((await asked('v2', 'sr:tournament:325')).status).toBe(404);
    expect((await asked('v3', 'bg:tournament:2381')).status).toBe(404);
    expect(await readTournamentName(client, 'sr:tournament:1')).toBeNull();
  });

  it('CAT-11 of a sport are listed by provider; those enabled for provider two are its own', async () => {
    const idsOf = async (provider: 'one' | 'two') => {
      const categories = await readSportCatalogue(client, { sportId: 'sr:sport:1', provider });
      return categories?.flatMap(({ tournaments }) => tournaments.map(({ id }) => id)) ?? [];
    };
    expect(await idsOf('one')).toContain('sr:tournament:325');
    expect(await idsOf('two')).toContain('bg:tournament:325');
    expect(await readEnabledTournaments(client, 'sr:sport:1')).toEqual(new Set(await idsOf('two')));
    expect(await readEnabledTournaments(client, 'sr:sport:999')).toEqual(new Set());
    expect(
      await readSportCatalogue(client, { sportId: 'sr:sport:999', provider: 'one' }),
    ).toBeNull();
  });
});

describe('principal tournaments', () => {
  it('CAT-15 come with their events within the days asked for, up to the limit', async () => {
    const { now } = test;
    const limit = await readTopTournamentLimit(client);
    const many = await readPrincipalTournaments(client, { count: 99, forwardDays: 30 }, { now });
    expect(many.length).toBe(limit);
    expect(many[0]).toMatchObject({ id: 'sr:tournament:325', name: 'Brasileirão Série A' });
    const [first] = await readPrincipalTournaments(client, { count: 1, forwardDays: 1 }, { now });
    expect(first?.id).toBe('sr:tournament:325');
    expect(first?.events.length).toBeGreaterThan(0);
    for (const { scheduledAt, tournamentId } of first?.events ?? []) {
      expect(scheduledAt).toBeLessThanOrEqual(now() + DAY_MS);
      expect(tournamentId).toBe('sr:tournament:325');
    }
  });

  it('CAT-15 are paid early where a match says so', async () => {
    const early = await readEarlyPayoutTournaments(client, 'sr:sport:1');
    const { now } = test;
    const events = [
      ...(await readLiveMatches(client, { now })),
      ...(await readPrematch(client, 'sr:sport:1', { now })),
    ];
    expect(events.some(({ isEarlyPayoutApplied }) => isEarlyPayoutApplied)).toBe(true);
    for (const { isEarlyPayoutApplied, tournamentId } of events) {
      expect(isEarlyPayoutApplied).toBe(early.has(tournamentId));
    }
    expect(await readEarlyPayoutTournaments(client, 'sr:sport:5')).toEqual(new Set());
  });
});

describe('market groups', () => {
  it('CAT-15 are those of the sport; custom bets are of provider one alone', async () => {
    const groupsOf = (provider: 'one' | 'two', sportId = 'sr:sport:1') =>
      readMarketGroups(client, { sportId, provider, kind: 'match' });
    const groups = await groupsOf('one');
    expect(groups[0]).toEqual({
      kind: 'main',
      name: 'Principais',
      marketTypeIds: ['1', '10', '18', '29'],
    });
    expect(groups.map(({ kind }) => kind)).toContain('customBet');
    expect((await groupsOf('two')).map(({ kind }) => kind)).not.toContain('customBet');
    expect(await groupsOf('one', 'sr:sport:999')).toEqual([]);
  });

  it.each([
    ['match', 'sr:sport:1', '/sportsbook/api/EventFixture/v1/GetLiveEvents'],
    ['match', 'sr:sport:2', '/sportsbook/api/EventFixture/v1/GetLiveEvents'],
    ['match', 'sr:sport:5', '/sportsbook/api/EventFixture/v2/GetLiveEvents'],
    ['stage', 'sr:sport:40', '/sportsbook/api/EventStage/v1/GetStages/sr:sport:40'],
  ] as const)('CAT-15 hold the markets of every %s of %s', async (kind, sportId, path) => {
    const { json } = await test.call('GET', path);
    const { data } = json as { data: { sportId: string; markets: { marketTypeId: string }[] }[] };
    const types = data
      .filter((event) => event.sportId === sportId)
      .flatMap(({ markets }) => markets.map(({ marketTypeId }) => marketTypeId));
    const groups = await readMarketGroups(client, { sportId, provider: 'one', kind });
    const grouped = new Set(groups.flatMap(({ marketTypeIds }) => marketTypeIds));
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect(grouped).toContain(type);
  });
});
