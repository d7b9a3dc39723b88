import { describe, expect, it } from 'vitest';
import { UpstreamTimeout } from '../base/errors.ts';
import { type Answered, SESSION, withAnswers } from '../test/answers.ts';
import type { WithdrawalMethod } from './begin-withdrawal.ts';
import { cancellingRefusal, cancelWithdrawal } from './cancel-withdrawal.ts';

const ON_PAYMENTS = 'POST /api/User/CancelWithdrawal';
const ON_MAIN = 'POST /api/wallet/withdrawal/CancelWithdrawal';
const withdrawal = (status: number): Answered => ({
  body: { data: { transactionId: 'w-1', amount: 80, status, date: '2025-03-08T15:00:00.000Z' } },
});

function cancel(method: WithdrawalMethod, call: string, answer: Answered) {
  return withAnswers({ [call]: answer }, async (client, asked) => {
    const order = { method, transactionId: 'w-1' };
    const end = await cancelWithdrawal(client, order, { session: SESSION });
    expect(asked).toEqual([{ call, body: { transactionId: 'w-1' } }]);
    return end;
  });
}

const refusing = (status: number, error: string) => ({ status, body: { error } });

describe('a withdrawal that is cancelled', () => {
  it.each([
    ['pix', ON_PAYMENTS],
    ['bankTransfer', ON_PAYMENTS],
    ['spei', ON_MAIN],
  ] as const)('WAL-17 by %s is cancelled at the host that took it', async (method, call) => {
    expect(await cancel(method, call, withdrawal(-2))).toBe('cancelled');
  });

  it('is not known to be cancelled while the operator tells it as under way', async () => {
    expect(await cancel('pix', ON_PAYMENTS, withdrawal(1))).toBeNull();
  });

  it.each([
    ['WITHDRAWAL_PAID', 'paid'],
    ['WITHDRAWAL_CANCELLED', 'cancelled'],
    ['WITHDRAWAL_ENDED', 'returned'],
  ])('WAL-17 that ended before, refused with %s, tells how', async (code, end) => {
    expect(await cancel('pix', ON_PAYMENTS, refusing(409, code))).toBe(end);
  });

  it.each([
    [404, 'WITHDRAWAL_WAS_NOT_FOUND', 'notFound'],
    [423, 'BLOCKED', 'blocked'],
    [429, 'TOO_MANY', 'tooManyAttempts'],
    [400, 'ANYTHING', 'refused'],
    [503, 'DOWN', 'unreachable'],
  ])('WAL-17 and refused with %i %s is named %s', async (status, code, reason) => {
    const error: unknown = await cancel('pix', ON_PAYMENTS, refusing(status, code)).catch(
      (thrown: unknown) => thrown,
    );
    expect(cancellingRefusal(error)).toBe(reason);
  });

  it('names an answer that did not come, and no fault of ours', () => {
    const silence = new UpstreamTimeout('wallet.cancelWithdrawalOnMain', 1000);
    expect(cancellingRefusal(silence)).toBe('unreachable');
    expect(() => cancellingRefusal(new TypeError('ours'))).toThrow('ours');
  });
});
