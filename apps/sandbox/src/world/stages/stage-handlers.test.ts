import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestBettor, selectionOf, single, type TestBettor } from '../../test/bettor.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 60_000 });

interface Outcome {
  readonly id: string;
  readonly outcomeId: string;
  readonly name: string;
  readonly odds: number;
  readonly active: number;
}
interface Market {
  readonly id: string;
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly status: number;
  readonly outcomes: readonly Outcome[];
}
interface Stage {
  readonly id: string;
  readonly name: string;
  readonly stageType: string;
  readonly parentId: string | null;
  readonly status: number;
  readonly scheduleTime: string;
  readonly sportId: string;
  readonly producerId: number;
  readonly countMarkets: number;
  readonly lap: number | null;
  readonly laps: number | null;
  readonly competitors: readonly {
    readonly id: string;
    readonly position: number | null;
    readonly isRetired: boolean;
  }[];
  readonly markets: readonly Market[];
}

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

async function read<Data>(call: string): Promise<Data> {
  const { status, json } = await bettor.call('GET', `/sportsbook/api/EventStage/v1/${call}`);
  expect(status).toBe(200);
  return (json as { data: Data }).data;
}

async function liveRace(): Promise<Stage> {
  const [race] = await read<Stage[]>('GetLiveEvents');
  if (!race) throw new Error('No race is live');
  return race;
}

const advance = (seconds: number) => bettor.order('world/advance', { seconds });

describe('stages', () => {
  it('CAT-13 lists the live sessions, with positions and the odds of their winner', async () => {
    const race = await liveRace();
    expect(race).toMatchObject({ stageType: 'Race', status: 1, sportId: 'sr:sport:40' });
    expect(race.competitors.map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(race.markets).toHaveLength(1);
    expect(race.markets[0]?.outcomes).toHaveLength(20);
    await advance(7200);
    expect(await read<Stage[]>('GetLiveEvents')).toEqual([]);
  });

  it('CAT-13 walks the tree: championship, race weekends, their sessions', async () => {
    const offered = await read<Stage[]>('GetStages/sr:sport:40');
    expect(await read<Stage[]>('GetStages/sr:tournament:40100')).toEqual(offered);
    const championship = offered.find(({ stageType }) => stageType === 'Championship');
    const weekends = await read<Stage[]>(`GetChildStages/${championship?.id}`);
    expect(weekends.length).toBeGreaterThan(8);
    expect(weekends.every(({ parentId }) => parentId === championship?.id)).toBe(true);
    const weekend = weekends.at(-1);
    const sessions = await read<Stage[]>(`GetChildStages/${weekend?.id}`);
    expect(sessions.map(({ stageType }) => stageType)).toEqual(['Practice', 'Qualifying', 'Race']);
    expect(sessions[0]?.scheduleTime).toBe(weekend?.scheduleTime);
    expect(await read<Stage[]>(`GetChildStages/${sessions[0]?.id}`)).toEqual([]);
  });

  it('CAT-13 answers a stage, its principal market and all its markets', async () => {
    const { id, markets, countMarkets } = await liveRace();
    expect(await read<Stage>(`GetStageDetail/${id}`)).toMatchObject({ id, markets });
    expect(await read<Market[]>(`GetPrincipalMarkets/${id}`)).toEqual(markets);
    const all = await read<Market[]>(`GetMarkets/${id}`);
    expect(all).toHaveLength(countMarkets);
    expect(all[0]).toEqual(markets[0]);
    expect(new Set(all.map(({ marketTypeId }) => marketTypeId))).toEqual(
      new Set(['401', '402', '403', '404']),
    );
  });

  it.each([
    'GetStageDetail/sr:stage:1',
    'GetChildStages/sr:match:40000000',
    'GetMarkets/sr:stage:1003093',
    'GetPrincipalMarkets/sr:stage:1001994',
    'GetStages/sr:sport:1',
  ])('CAT-13 knows nothing of %s', async (call) => {
    const { status, json } = await bettor.call('GET', `/sportsbook/api/EventStage/v1/${call}`);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: 'STAGE_WAS_NOT_FOUND' });
  });

  it('have odds that follow the race: the leader becomes the favourite', async () => {
    const { id } = await liveRace();
    await advance(3600);
    const race = await read<Stage>(`GetStageDetail/${id}`);
    const [leader] = race.competitors;
    const active = race.markets[0]?.outcomes.filter((outcome) => outcome.active === 1) ?? [];
    const favourite = active.toSorted((a, b) => a.odds - b.odds)[0];
    expect(race.lap).toBeGreaterThan(40);
    expect(favourite?.outcomeId).toBe(leader?.id);
    expect(favourite?.odds).toBeLessThan(1.5);
  });

  it('follow a race at its scale: the calendar does not hurry with the matches', async () => {
    const { id } = await liveRace();
    bettor = await openTestBettor({ WORLD_LIVE: '4' });
    expect((await liveRace()).id).toBe(id);
  });
});

describe('bets on stages', () => {
  it('on the winner, the podium and a duel are settled by the order at the end', async () => {
    const { id } = await liveRace();
    const markets = await read<Market[]>(`GetMarkets/${id}`);
    const race = await read<Stage>(`GetStageDetail/${id}`);
    const of = (typeId: string) =>
      markets.filter(({ marketTypeId, status }) => marketTypeId === typeId && status === 1);
    const bets = [...of('401'), ...of('402'), ...of('404').slice(0, 2)].flatMap((market) =>
      market.outcomes
        .filter(({ active }) => active === 1)
        .slice(0, 4)
        .map((outcome) => ({ market, outcome })),
    );
    const tickets = bets.map(({ market, outcome }) =>
      single(selectionOf(race, market, outcome), 1),
    );
    expect((await bettor.placeSingles('c1', ...tickets)).invalidTickets).toEqual([]);
    bettor.test.pass(2500);
    expect((await bettor.history(0)).metadata).toMatchObject({ totalRows: bets.length });

    await advance(7200);
    const { competitors } = await read<Stage>(`GetStageDetail/${id}`);
    const placeOf = (driver: string | undefined) =>
      competitors.find((own) => own.id === driver && !own.isRetired)?.position ?? 99;
    const wins = bets.filter(({ market, outcome }) => {
      const place = placeOf(outcome.outcomeId);
      const mate = market.outcomes.find((other) => other !== outcome);
      if (market.marketTypeId === '404') return place < placeOf(mate?.outcomeId);
      return place <= (market.marketTypeId === '401' ? 1 : 3);
    });
    expect((await bettor.history(0)).results).toEqual([]);
    expect((await bettor.history(2)).metadata).toMatchObject({ totalRows: wins.length });
    const paid = wins.reduce((sum, { outcome }) => sum + outcome.odds, 0);
    expect(await bettor.balance()).toBeCloseTo(500 - bets.length + paid, 2);
    expect((await read<Market[]>(`GetMarkets/${id}`)).length).toBe(0);
  });

  it('name the stage in the history, which has no sides', async () => {
    const race = await liveRace();
    const [outcome] = race.markets[0]?.outcomes.filter(({ active }) => active === 1) ?? [];
    await bettor.placeSingles('c1', single(selectionOf(race, race.markets[0], outcome), 1));
    bettor.test.pass(2500);
    const [bet] = (await bettor.history(0)).results;
    expect(bet?.matches).toMatchObject([
      { matchId: race.id, nameDefault: race.name, homeCompetitorName: '', homeScore: null },
    ]);
  });
});
