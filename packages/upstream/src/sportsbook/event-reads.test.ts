import { expect, it } from 'vitest';
import {
  readEvent,
  readFixtureStatus,
  readLiveEvents,
  readMarkets,
  readOutcomes,
  readPrincipalMarkets,
  readTournamentEvents,
} from './event-reads.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';
import { aWireMarket, aWireMatch } from '../test/wire-match.ts';

const now = () => 5_000;

it.each([
  ['sr:match:1', 'one', 'v1', 'sr:tournament:1', 'FixtureDetail/v1'],
  ['bg:match:1', 'two', 'v2', 'bg:tournament:1', 'EventFixture/v2'],
] as const)(
  'CAT-12 reads %s of provider %s from %s',
  async (eventId, provider, version, tournamentId, tournamentFolder) => {
    const { client, calls } = createTestOperator();
    await readEvent(client, eventId, { now });
    await readMarkets(client, eventId);
    await readPrincipalMarkets(client, eventId);
    await readOutcomes(client, { eventId, marketId: 'm1' });
    await readTournamentEvents(client, tournamentId, { now });
    await readFixtureStatus(client, eventId, { now });
    await readLiveEvents(client, provider, { now }).catch(() => undefined);
    const folder = `GET /sportsbook/api/EventFixture/${version}`;
    expect(calls.map(({ call }) => call)).toEqual([
      `${folder}/GetFixtureDetail/${eventId}`,
      `${folder}/markets/${eventId}`,
      `${folder}/GetPrincipalMarkets/${eventId}`,
      `${folder}/outcomes/m1`,
      `GET /sportsbook/api/${tournamentFolder}/GetEventsByTournament/${tournamentId}`,
      `GET /sportsbook/api/EventFixture/v1/GetFixtureStatusFromApi/${eventId}`,
      `${folder}/GetLiveEvents`,
    ]);
  },
);

it('CAT-12 reads where a match stands', async () => {
  const { client } = createTestOperator({
    'GET /sportsbook/api/EventFixture/v1/GetFixtureStatusFromApi/sr:match:1': {
      json: {
        data: {
          eventId: 'sr:match:1',
          status: 7,
          matchStatusDescription: 'Interrompido',
          homeScore: 1,
          awayScore: 0,
          time: null,
        },
      },
    },
  });
  expect(await readFixtureStatus(client, 'sr:match:1', { now })).toEqual({
    status: 'interrupted',
    statusText: 'Interrompido',
    homeScore: 1,
    awayScore: 0,
    clock: null,
  });
});

it('CAT-12 knows no event that is a 404, takes a market of an unknown status for inactive, and rejects on any other failure', async () => {
  const path = 'GET /sportsbook/api/EventFixture/v1/markets/sr:match:1';
  const { client, answers } = createTestOperator({ [path]: { json: { data: [aWireMarket()] } } });
  expect(await readMarkets(client, 'sr:match:1')).toMatchObject([
    { id: 'm1', status: 'active', outcomes: [{ odds: 1850 }] },
  ]);
  expect(await readMarkets(client, 'sr:match:2')).toBeNull();
  answers.set(path, { json: { data: [{ ...aWireMarket(), status: 'Sold' }] } });
  expect(await readMarkets(client, 'sr:match:1')).toMatchObject([{ status: 'inactive' }]);
  answers.set(path, { json: { data: [{ ...aWireMarket(), outcomes: 'none' }] } });
  await expect(readMarkets(client, 'sr:match:1')).rejects.toMatchObject({
    name: 'UpstreamShapeError',
  });
});

it('CAT-12 reads every live event of a provider', async () => {
  const { client } = createTestOperator({
    'GET /sportsbook/api/EventFixture/v2/GetLiveEvents': {
      json: { data: [aWireMatch({ id: 'bg:match:1', providerId: 1 })] },
    },
  });
  expect(await readLiveEvents(client, 'two', { now })).toMatchObject([
    { id: 'bg:match:1', provider: 'two' },
  ]);
});
