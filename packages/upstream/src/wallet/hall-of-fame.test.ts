import { describe, expect, it } from 'vitest';
import { withAnswers } from '../test/answers.ts';
import { readHallOfFame } from './hall-of-fame.ts';

const CALL = 'GET /api/WithdrawalHallOfFame/HallOfFame';
const ROW = { name: 'Dandara M.', amount: 1250.5, date: '2025-03-08T15:00:00.000Z' };

describe('the hall of fame', () => {
  it('WAL-19 is read for the brand that has one, in the operator’s order', async () => {
    const rows = [ROW, { ...ROW, name: 'Ana L.', amount: 9000 }];
    await withAnswers({ [CALL]: { body: { data: rows } } }, async (client) => {
      expect(await readHallOfFame(client, { hasHallOfFame: true }, {})).toEqual([
        { name: 'Dandara M.', amount: 125_050, at: Date.parse(ROW.date) },
        { name: 'Ana L.', amount: 900_000, at: Date.parse(ROW.date) },
      ]);
    });
  });

  it('WAL-19 is not asked for by any other brand', async () => {
    await withAnswers({}, async (client, asked) => {
      expect(await readHallOfFame(client, { hasHallOfFame: false }, {})).toBeNull();
      expect(asked).toEqual([]);
    });
  });

  it('WAL-19 says when the operator has none', async () => {
    const body = { error: 'HALL_OF_FAME_NOT_AVAILABLE' };
    await withAnswers({ [CALL]: { status: 404, body } }, async (client) => {
      const reading = readHallOfFame(client, { hasHallOfFame: true }, {});
      await expect(reading).rejects.toMatchObject({ code: 'HALL_OF_FAME_NOT_AVAILABLE' });
    });
  });
});
