import { expect, it } from 'vitest';
import { createTestOperator } from '../test/catalogue-operator.ts';
import { readPopularBets } from './popular-bets.ts';

const pick = (match: number) => ({
  eventId: `sr:match:${match}`,
  outcomeId: `sr:match:${match}/1//1`,
});

it('reads what is placed most, without multiples that name an event twice', async () => {
  const { client } = createTestOperator({
    'GET /frontBack/popular-bets': {
      json: {
        data: {
          outcomes: [{ ...pick(1), bets: 12 }],
          multiples: [
            { id: 'a', bets: 3, selections: [pick(1), pick(2)] },
            { id: 'b', bets: 2, selections: [pick(1), pick(1)] },
          ],
        },
      },
    },
  });
  expect(await readPopularBets(client)).toEqual({
    outcomes: [{ ...pick(1), betCount: 12 }],
    multiples: [{ id: 'a', betCount: 3, picks: [pick(1), pick(2)] }],
  });
});
