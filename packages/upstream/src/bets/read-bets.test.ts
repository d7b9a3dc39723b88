import { expect, it } from 'vitest';
import { SESSION, withAnswers } from '../test/answers.ts';
import { readBets } from './read-bets.ts';

const PATH = 'GET /api/UserBet/Bets/ByRangeByStatus';

it.each([
  ['open', '&status=0'],
  ['all', ''],
  ['won', '&status=2'],
  ['lost', '&status=1'],
  ['canceled', '&status=3'],
] as const)('asks for %s bets by the number the operator gives them', async (listed, status) => {
  const body = { results: [], metadata: { pages: 3, totalRows: 42, pageSize: 20 } };
  await withAnswers({ [PATH]: { body } }, async (client, asked) => {
    const query = { listed, page: 2, from: '2026-01-01', to: '2026-01-31' };
    expect(await readBets(client, query, { session: SESSION })).toEqual({
      bets: [],
      pages: 3,
      total: 42,
      unnamed: [],
    });
    const range = 'PaginationQuery.PageNumber=2&initialDate=2026-01-01&finalDate=2026-01-31';
    expect(asked.map(({ call }) => call)).toEqual([`${PATH}?${range}${status}`]);
  });
});
