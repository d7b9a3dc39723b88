import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTestBettor,
  selectionOf,
  single,
  type Market,
  type TestBettor,
} from '../../test/bettor.ts';

// Moving the world on by days computes every match on the way.
vi.setConfig({ testTimeout: 120_000 });

const SERIE_A = 'sr:tournament:325';

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

async function read<Data>(call: string): Promise<Data> {
  const { status, json } = await bettor.call('GET', `/sportsbook/api/EventSeason/v1/${call}`);
  expect(status).toBe(200);
  return (json as { data: Data }).data;
}

interface Season {
  readonly id: string;
  readonly scheduleTime: string;
  readonly scheduleEndTime: string;
  readonly countMarkets: number;
}

describe('seasons', () => {
  it('CAT-14 answers the season of a tournament, by either id', async () => {
    const season = await read<Season>(`GetSeason/${SERIE_A}`);
    expect(season).toMatchObject({
      countryCode: 'BRA',
      tournamentId: SERIE_A,
      sportId: 'sr:sport:1',
      tournamentName: 'Brasileirão Série A',
      name: 'Brasileirão Série A: Temporada 1',
      countMarkets: 3,
    });
    expect(await read<Season>(`GetSeason/${season.id}`)).toEqual(season);
    const now = bettor.test.now();
    expect(Date.parse(season.scheduleTime)).toBeLessThan(now);
    expect(Date.parse(season.scheduleEndTime)).toBeGreaterThan(now);
  });

  it('CAT-14 answers the markets of a season, and the outcomes of one of them', async () => {
    const { id, countMarkets } = await read<Season>(`GetSeason/${SERIE_A}`);
    const markets = await read<Market[]>(`GetMarketsBySeason/${id}`);
    expect(markets.map(({ name }) => name)).toEqual([
      'Campeão',
      'Entre os 4 Primeiros',
      'Rebaixado',
    ]);
    expect(markets).toHaveLength(countMarkets);
    for (const market of markets) {
      expect(market.outcomes).toHaveLength(20);
      const outcomes = await read(`GetOutcomesByMarket/${encodeURIComponent(market.id)}`);
      expect(outcomes).toEqual(market.outcomes);
    }
  });

  it.each([
    ['GetSeason/sr:season:1', 'SEASON_WAS_NOT_FOUND'],
    ['GetSeason/sr:season:100007', 'SEASON_WAS_NOT_FOUND'],
    ['GetMarketsBySeason/sr:tournament:132', 'SEASON_WAS_NOT_FOUND'],
    ['GetOutcomesByMarket/sr:season:100000%2F999%2F', 'MARKET_WAS_NOT_FOUND'],
    ['GetOutcomesByMarket/sr:match:40000000%2F1%2F', 'MARKET_WAS_NOT_FOUND'],
  ])('CAT-14 knows nothing of %s', async (call, error) => {
    const { status, json } = await bettor.call('GET', `/sportsbook/api/EventSeason/v1/${call}`);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error });
  });

  it('take bets as singles, open until the season is over, and as nothing else', async () => {
    const { id } = await read<Season>(`GetSeason/${SERIE_A}`);
    const [, topFour] = await read<Market[]>(`GetMarketsBySeason/${id}`);
    const season = { id, scheduleTime: '', sportId: 'sr:sport:1', producerId: 3, markets: [] };
    const open = topFour?.outcomes.find(({ odds }) => odds > 1.2 && odds < 100);
    const selection = selectionOf(season, topFour, open);
    expect((await bettor.placeSingles('c1', single(selection, 10))).invalidTickets).toEqual([]);
    const other = selectionOf(await bettor.nextMatch());
    const { status, json } = await bettor.place('Multiple', 'c2', {
      stake: 5,
      counterBets: 2,
      oddsChangeType: 1,
      providerId: 0,
      ticketBetSelection: [selection, other],
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'SELECTIONS_NOT_COMBINABLE' });
    bettor.test.pass(2500);
    await bettor.order('world/advance', { seconds: 6 * 3600 });
    expect((await bettor.history(0)).results).toMatchObject([
      { betStatus: 4, matches: [{ matchId: id, legStateType: 'Pending' }] },
    ]);
  });
});
