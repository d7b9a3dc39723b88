import { expect, it } from 'vitest';
import { UpstreamStatusError } from '../base/errors.ts';
import { readHeadbar } from './headbar.ts';
import { createTestOperator, type OperatorAnswer } from '../test/catalogue-operator.ts';

const FRONT_BACK = 'GET /frontBack/headbar';
const SIDEBAR = 'GET /sportsbook/api/SidebarSport/v3/home/headbar';

const SPORT = {
  type: 'sport',
  order: 2,
  displayName: 'Futebol',
  sportId: 'sr:sport:1',
  itemId: 'sr:sport:1',
  enabled: true,
  hasLiveEvents: true,
  hasPrematch: false,
};
const LIVE = { ...SPORT, type: 'shortcut', order: 1, itemId: 'live', sportId: null };

it('CAT-10 asks the front-back API, and nobody else while that answers', async () => {
  const { client, calls } = createTestOperator({ [FRONT_BACK]: { json: { data: [SPORT, LIVE] } } });
  const items = await readHeadbar(client);
  expect(items.map(({ id }) => id)).toEqual(['live', 'sr:sport:1']);
  expect(items[1]).toEqual({
    id: 'sr:sport:1',
    type: 'sport',
    name: 'Futebol',
    order: 2,
    sportId: 'sr:sport:1',
    tournamentId: null,
    imageUrl: null,
    path: null,
    enabled: true,
    hasLiveEvents: true,
    hasPrematch: false,
  });
  expect(calls.map(({ call }) => call)).toEqual([FRONT_BACK]);
});

it.each<[string, OperatorAnswer]>([
  ['a refusal', { status: 400, json: { error: 'NO' } }],
  ['an outage', { status: 501, json: {} }],
  ['a page', { text: '<html>' }],
  ['a wrong shape', { json: { data: [{ ...SPORT, type: 'game' }] } }],
])('CAT-10 falls back to the sidebar on %s', async (_, answer) => {
  const operator = createTestOperator({
    [FRONT_BACK]: answer,
    [SIDEBAR]: { json: { data: [SPORT] } },
  });
  expect(await readHeadbar(operator.client)).toHaveLength(1);
  expect(operator.calls.at(-1)?.call).toBe(SIDEBAR);
});

it('CAT-10 rejects when both fail, with the failure of the sidebar', async () => {
  const { client } = createTestOperator({ [FRONT_BACK]: { text: '' } });
  const failure = await readHeadbar(client).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamStatusError);
  expect(failure).toMatchObject({ endpoint: 'sidebar.headbar', status: 404 });
});

it('asks nobody again once the caller has given up', async () => {
  const { client, calls } = createTestOperator();
  const givenUp = AbortSignal.abort(new Error('gone'));
  await expect(readHeadbar(client, { signal: givenUp })).rejects.toThrow('gone');
  expect(calls.some(({ call }) => call === SIDEBAR)).toBe(false);
});
