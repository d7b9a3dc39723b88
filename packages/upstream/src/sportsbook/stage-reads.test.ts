import { expect, it } from 'vitest';
import { createTestOperator } from '../test/catalogue-operator.ts';
import { aWireSeason, aWireStage } from '../test/wire-contest.ts';
import { aWireMarket } from '../test/wire-match.ts';
import {
  readChildStages,
  readLiveStages,
  readSeason,
  readSeasonIdOf,
  readStage,
  readStages,
  readStageWithMainMarkets,
} from './stage-reads.ts';

const STAGE = '/sportsbook/api/EventStage/v1';
const SEASON = '/sportsbook/api/EventSeason/v1';
const at = (day: string) => ({ now: () => Date.parse(day) });

it('CAT-13 reads a stage with every market', async () => {
  const { client } = createTestOperator({
    [`GET ${STAGE}/GetStageDetail/sr:stage:7`]: { json: { data: aWireStage({ status: 1 }) } },
    [`GET ${STAGE}/GetMarkets/sr:stage:7`]: {
      json: { data: [aWireMarket(), { ...aWireMarket(), id: 'm2' }] },
    },
  });
  const stage = await readStage(client, 'sr:stage:7', at('2026-11-08'));
  expect(stage).toMatchObject({
    kind: 'stage',
    provider: 'one',
    name: 'Grande Prêmio de São Paulo',
    status: 'live',
    competitors: [{ name: 'G. Bortoleto', teamName: 'Audi', position: null }],
  });
  expect(stage?.markets).toHaveLength(2);
  expect(await readStage(client, 'sr:stage:8', at('2026-11-08'))).toBeNull();
});

it.each([
  ['2026-01-01', 'notStarted'],
  ['2026-05-01', 'live'],
  ['2026-12-31', 'ended'],
])('CAT-14 reads a season with every market; on %s it is %s', async (day, status) => {
  const { client } = createTestOperator({
    [`GET ${SEASON}/GetSeason/sr:season:8`]: { json: { data: aWireSeason() } },
    [`GET ${SEASON}/GetMarketsBySeason/sr:season:8`]: { json: { data: [aWireMarket()] } },
  });
  expect(await readSeason(client, 'sr:season:8', at(day))).toMatchObject({
    kind: 'season',
    name: 'Brasileirão Série A 2026',
    status,
    markets: [{ status: 'active' }],
  });
  expect(await readSeason(client, 'sr:season:9', at(day))).toBeNull();
});

it('CAT-13 reads the stages of a sport, what is live, what a stage is made of, and its main market', async () => {
  const stages = { json: { data: [aWireStage({ id: 'sr:stage:7' })] } };
  const { client } = createTestOperator({
    [`GET ${STAGE}/GetStages/sr:sport:40`]: stages,
    [`GET ${STAGE}/GetLiveEvents`]: stages,
    [`GET ${STAGE}/GetChildStages/sr:stage:6`]: stages,
    [`GET ${STAGE}/GetStageDetail/sr:stage:7`]: { json: { data: aWireStage() } },
    [`GET ${STAGE}/GetPrincipalMarkets/sr:stage:7`]: { json: { data: [aWireMarket()] } },
  });
  const found = [{ kind: 'stage', id: 'sr:stage:7' }];
  expect(await readStages(client, 'sr:sport:40')).toMatchObject(found);
  expect(await readStages(client, 'sr:sport:1')).toEqual([]);
  expect(await readLiveStages(client)).toMatchObject(found);
  expect(await readChildStages(client, 'sr:stage:6')).toMatchObject(found);
  expect(await readChildStages(client, 'sr:stage:1')).toEqual([]);
  const main = await readStageWithMainMarkets(client, 'sr:stage:7', at('2026-11-08'));
  expect(main?.markets).toHaveLength(1);
  expect(await readStageWithMainMarkets(client, 'sr:stage:8', at('2026-11-08'))).toBeNull();
});

it('CAT-14 asks for the outcomes of a market that came without them', async () => {
  const { outcomes, ...market } = aWireMarket();
  const { client } = createTestOperator({
    [`GET ${SEASON}/GetSeason/sr:season:8`]: { json: { data: aWireSeason() } },
    [`GET ${SEASON}/GetMarketsBySeason/sr:season:8`]: {
      json: { data: [{ ...market, outcomes: [] }] },
    },
    [`GET ${SEASON}/GetOutcomesByMarket/${market.id}`]: { json: { data: outcomes } },
  });
  const season = await readSeason(client, 'sr:season:8', at('2026-05-01'));
  expect(season?.markets[0]?.outcomes).toHaveLength(outcomes.length);
});

it('CAT-14 finds the season of a tournament', async () => {
  const { client } = createTestOperator({
    [`GET ${SEASON}/GetSeason/sr:tournament:325`]: { json: { data: aWireSeason() } },
  });
  expect(await readSeasonIdOf(client, 'sr:tournament:325')).toBe(aWireSeason().id);
  expect(await readSeasonIdOf(client, 'sr:tournament:1')).toBeNull();
});

it('rejects when the markets of a season can’t be read', async () => {
  const { client } = createTestOperator({
    [`GET ${SEASON}/GetSeason/sr:season:8`]: { json: { data: aWireSeason() } },
    [`GET ${SEASON}/GetMarketsBySeason/sr:season:8`]: { text: 'oops' },
  });
  await expect(readSeason(client, 'sr:season:8', at('2026-05-01'))).rejects.toThrow('JSON');
});
