import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { beginWithdrawal, type WithdrawalMethod } from './begin-withdrawal.ts';

const DATA = { transactionId: 'w-1', amount: 80, status: 1, date: '2025-03-08T15:00:00.000Z' };

function begin(
  method: WithdrawalMethod,
  call: string,
  answer: Answered = { body: { data: DATA } },
) {
  return withAnswers({ [call]: answer }, async (client, asked) => ({
    withdrawal: await beginWithdrawal(
      client,
      { method, amount: minorUnits(80_00), bankAccountId: 'account' },
      { session: SESSION },
    ),
    asked,
  }));
}

async function expectBegun(method: WithdrawalMethod, call: string): Promise<void> {
  const { withdrawal, asked } = await begin(method, call);
  expect(asked).toEqual([{ call, body: { amount: 80, bankAccountId: 'account' } }]);
  expect(withdrawal).toEqual({
    transactionId: 'w-1',
    amount: 8000,
    state: 'pendingApproval',
    at: Date.parse(DATA.date),
  });
}

describe('a withdrawal', () => {
  it('WAL-04 by Pix', () => expectBegun('pix', 'POST /api/pix/BeginWithdrawal'));

  it('WAL-06 by SPEI', () =>
    expectBegun('spei', 'POST /api/wallet/Withdrawal/BeginWithdrawalWithSpei'));

  it('WAL-08 by bank transfer', () =>
    expectBegun('bankTransfer', 'POST /api/bankTransfer/beginWithdrawal'));

  it('WAL-04 tells why it was refused', async () => {
    const answer = { status: 409, body: { error: 'WITHDRAWAL_PENDING' } };
    await expect(begin('pix', 'POST /api/pix/BeginWithdrawal', answer)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'WITHDRAWAL_PENDING',
    });
  });
});
