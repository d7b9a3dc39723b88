import { readHeadbar } from '@vitrine/upstream/sportsbook/headbar';
import { readCategories, readSidebarSection } from '@vitrine/upstream/sportsbook/tournaments';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
});

interface Listed {
  readonly sportId: string;
  readonly tournamentId: string;
}

async function listed(path: string): Promise<readonly Listed[]> {
  const { json } = await test.call('GET', `/front-back/${path}`);
  return (json as { data: Listed[] }).data;
}

describe('the header bar', () => {
  it('CAT-10 is the same from the front-back API and, when that fails, from the sidebar', async () => {
    const client = clientOf(test);
    const items = await readHeadbar(client);
    const down = { host: 'frontBack', failure: { status: 400 }, count: 1 };
    expect((await test.call('POST', '/sandbox/failures', { body: down })).status).toBe(204);
    expect(await readHeadbar(client)).toEqual(items);
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1));
  });

  it('has sports, tournaments and shortcuts with what is truly live and to come of them', async () => {
    const items = await readHeadbar(clientOf(test));
    const live = await listed('live-matches');
    const sports = items.filter(({ type }) => type === 'sport');
    const ofMatches = SPORTS.filter(({ key }) => key !== 'formula1').map(({ id }) => id);
    expect(new Set(sports.map(({ id }) => id))).toEqual(new Set(ofMatches));
    for (const { sportId, hasLiveEvents, hasPrematch } of sports) {
      const upcoming = await listed(`prematch/${sportId}`);
      expect(hasLiveEvents).toBe(live.some((match) => match.sportId === sportId));
      expect(hasPrematch).toBe(upcoming.length > 0);
    }
    const tournaments = items.filter(({ type }) => type === 'tournament');
    expect(tournaments.length).toBeGreaterThan(5);
    for (const { tournamentId, hasLiveEvents } of tournaments) {
      expect(hasLiveEvents).toBe(live.some((match) => match.tournamentId === tournamentId));
    }
    const named = items.map(({ type, id }) => `${type} ${id}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'shortcut live',
        'shortcut today',
        'stage sr:sport:40',
        'shortcut casino',
        'principalShortcut sr:tournament:325',
        'principalShortcut sr:tournament:132',
        'popupShortcut mainMatches',
      ]),
    );
  });
});

it.each([
  ['BR', 'Futebol, Basquete', 'Brasileirão Série A'],
  ['MX', 'Fútbol, Béisbol', 'Liga MX'],
  ['PE', 'Fútbol, Voleibol', 'Liga 1'],
])(
  'the header bar of %s begins with what its bettors ask for first',
  async (country, sports, own) => {
    test = await openTestPlatform({ SANDBOX_COUNTRY: country });
    const items = await readHeadbar(clientOf(test));
    const named = (kind: string) =>
      items.filter(({ type }) => type === kind).map(({ name }) => name);
    expect(named('sport').slice(0, 2).join(', ')).toBe(sports);
    expect(named('principalShortcut')).toEqual([own, 'NBA']);
    expect(named('tournament')[0]).toBe(own);
  },
);

describe('the sidebar', () => {
  it.each(['live', 'prematch'] as const)('counts the events of its section %s', async (section) => {
    const sportId = 'sr:sport:1';
    const rows = await readSidebarSection(clientOf(test), { section, sportId });
    const events =
      section === 'live'
        ? (await listed('live-matches')).filter((match) => match.sportId === sportId)
        : await listed(`prematch/${sportId}`);
    const counts = Map.groupBy(events, ({ tournamentId }) => tournamentId);
    expect(new Map(rows?.map(({ id, eventCount }) => [id, eventCount]))).toEqual(
      new Map([...counts].map(([id, own]) => [id, own.length])),
    );
  });

  it('lists categories with their tournaments, and knows no other sport', async () => {
    const client = clientOf(test);
    const categories = await readCategories(client, 'sr:sport:1');
    const brazil = categories?.find(({ name }) => name === 'Brasil');
    expect(brazil?.tournaments.map(({ name }) => name)).toContain('Brasileirão Série A');
    expect(await readCategories(client, 'sr:sport:999')).toBeNull();
  });
});
