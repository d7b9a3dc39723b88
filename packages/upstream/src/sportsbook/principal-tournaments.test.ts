import { expect, it } from 'vitest';
import { readMarketGroups } from './market-templates.ts';
import {
  readEarlyPayoutTournaments,
  readPrincipalTournaments,
  readTopTournamentLimit,
} from './principal-tournaments.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';
import { aWireMatch } from '../test/wire-match.ts';

const PRINCIPAL = '/sportsbook/api/PrincipalTournaments/v1';
const now = () => 0;

it('CAT-15 asks for so many principal tournaments and days, and reads them in order', async () => {
  const row = { tournamentName: 'A', sportId: 'sr:sport:1', events: [aWireMatch()] };
  const { client, calls } = createTestOperator({
    [`GET ${PRINCIPAL}/GetEventsByPrincipalTournaments`]: {
      json: {
        data: [
          { ...row, tournamentId: 'sr:tournament:2', order: 2 },
          { ...row, tournamentId: 'sr:tournament:1', order: 1 },
        ],
      },
    },
    [`GET ${PRINCIPAL}/LimitTopTournaments`]: { json: { data: 6 } },
  });
  const count = await readTopTournamentLimit(client);
  const tournaments = await readPrincipalTournaments(client, { count, forwardDays: 3 }, { now });
  expect(tournaments.map(({ id }) => id)).toEqual(['sr:tournament:1', 'sr:tournament:2']);
  expect(tournaments[0]?.events.map(({ id }) => id)).toEqual(['sr:match:1']);
  expect(calls.at(-1)?.call).toBe(
    `GET ${PRINCIPAL}/GetEventsByPrincipalTournaments?tournamentToShow=6&forwardDays=3`,
  );
});

it('CAT-15 reads the tournaments that are paid early; a failure rejects', async () => {
  const path = 'GET /sportsbook/api/EarlyPayoutFeatures/v1/GetEarlyPayoutTournaments/sr:sport:1';
  const { client } = createTestOperator({ [path]: { json: { data: ['sr:tournament:1'] } } });
  expect(await readEarlyPayoutTournaments(client, 'sr:sport:1')).toEqual(
    new Set(['sr:tournament:1']),
  );
  await expect(readEarlyPayoutTournaments(client, 'sr:sport:2')).rejects.toMatchObject({
    status: 404,
  });
});

it('CAT-15 asks for market groups by provider and kind of event, and reads them in order', async () => {
  const path = 'GET /sportsbook/api/SportMarket/v1/GetTemplateMarkets/sr:sport:1';
  const group = (order: number, typeGroup: string, marketId: string) => ({
    order,
    typeGroup,
    nameMarketGrouping: typeGroup,
    templateMarketToSportMarkets: [{ marketId }],
  });
  const { client, answers, calls } = createTestOperator({
    [path]: { json: { data: [group(2, 'Normal', '18'), group(1, 'Main', '1')] } },
  });
  const of = { sportId: 'sr:sport:1', provider: 'two', kind: 'match' } as const;
  expect(await readMarketGroups(client, of)).toEqual([
    { kind: 'main', name: 'Main', marketTypeIds: ['1'] },
    { kind: 'normal', name: 'Normal', marketTypeIds: ['18'] },
  ]);
  expect(calls[0]?.call).toBe(`${path}?providerId=1&eventType=match`);
  answers.set(path, { json: { data: [group(1, 'Special', '1')] } });
  await expect(readMarketGroups(client, of)).rejects.toMatchObject({ name: 'UpstreamShapeError' });
});
