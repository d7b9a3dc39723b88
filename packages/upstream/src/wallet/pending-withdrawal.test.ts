import { describe, expect, it } from 'vitest';
import { SessionEnded } from '../base/errors.ts';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { readPendingWithdrawals } from './pending-withdrawal.ts';
import { answering } from '../test/answering.ts';

const ON_MAIN = 'GET /api/wallet/withdrawal/PendingWithdrawal';
const ON_PAYMENTS = 'GET /api/User/PendingWithdrawal';

const withdrawal = (transactionId: string, date = '2025-03-08T15:00:00.000Z') => ({
  body: { data: { transactionId, amount: 30.5, status: 2, date } },
});
const none: Answered = { body: { data: null } };
const failing: Answered = { status: 400, body: { error: 'BROKEN' } };

function read(main: Answered, payments: Answered) {
  return withAnswers({ [ON_MAIN]: main, [ON_PAYMENTS]: payments }, async (client, asked) => {
    const found = await readPendingWithdrawals(client, { session: SESSION });
    expect(asked.map(({ call }) => call).sort()).toEqual([ON_PAYMENTS, ON_MAIN].sort());
    return found;
  });
}

describe('the withdrawal under way', () => {
  it('WAL-17 is asked of both hosts and shown from either', async () => {
    const shown = {
      transactionId: 'w-1',
      amount: 3050,
      state: 'pending',
      at: Date.parse('2025-03-08T15:00:00.000Z'),
    };
    const expected = { withdrawals: [shown], failures: [] };
    expect(await read(withdrawal('w-1'), none)).toEqual(expected);
    expect(await read(none, withdrawal('w-1'))).toEqual(expected);
    expect(await read(withdrawal('w-1'), withdrawal('w-1'))).toEqual(expected);
    expect(await read(none, none)).toEqual({ withdrawals: [], failures: [] });
  });

  it('WAL-17 of each host is shown, the later one first', async () => {
    const { withdrawals } = await read(
      withdrawal('early', '2025-03-08T14:00:00.000Z'),
      withdrawal('late'),
    );
    expect(withdrawals.map(({ transactionId }) => transactionId)).toEqual(['late', 'early']);
  });

  it('WAL-17 is not hidden by the other host’s failure', async () => {
    const main = await read(failing, withdrawal('w-1'));
    expect(main.withdrawals).toHaveLength(1);
    expect(main.failures).toMatchObject([{ host: 'main', error: { status: 400 } }]);
    const payments = await read(withdrawal('w-1'), failing);
    expect(payments.withdrawals).toHaveLength(1);
    expect(payments.failures).toMatchObject([{ host: 'payments', error: { status: 400 } }]);
  });

  it('WAL-17 is unknown, not none, when a host failed and the other has none', async () => {
    const found = await read(none, failing);
    expect(found.withdrawals).toEqual([]);
    expect(found.failures).toHaveLength(1);
  });

  it('is nobody’s once the session has ended', async () => {
    const { client } = answering(() => Promise.reject(new SessionEnded('absent', 'no session')));
    await expect(readPendingWithdrawals(client, {})).rejects.toBeInstanceOf(SessionEnded);
  });
});
