import { describe, expect, it } from 'vitest';
import { openPayer, type TestPayer } from '../test/payer.ts';

const CALLS = {
  pix: '/payments/api/pix/BeginWithdrawal',
  spei: '/main/api/wallet/Withdrawal/BeginWithdrawalWithSpei',
  bankTransfer: '/payments/api/bankTransfer/beginWithdrawal',
} as const;
type Way = keyof typeof CALLS;

const ON_MAIN = '/main/api/wallet/withdrawal/PendingWithdrawal';
const ON_PAYMENTS = '/payments/api/User/PendingWithdrawal';
const CANCEL_ON_MAIN = '/main/api/wallet/withdrawal/CancelWithdrawal';
const CANCEL_ON_PAYMENTS = '/payments/api/User/CancelWithdrawal';

function begin(payer: TestPayer, way: Way, amount: number, bankAccountId: unknown) {
  return payer.call('POST', CALLS[way], { amount, bankAccountId });
}

/** Approved and paid by the clock; refused and failed by a tester, and the money is back. */
async function expectWholeLife(country: string, way: Way): Promise<void> {
  const payer = await openPayer(country);
  const account = await payer.confirmedAccount();
  const { status, data } = await begin(payer, way, 120.5, account);
  expect(status).toBe(200);
  expect(data).toMatchObject({ amount: 120.5, status: 1 });
  expect(await payer.balance()).toBe(379_50);
  await payer.pass(20_000);
  expect(await payer.statusOf(data['transactionId'])).toBe(2);
  await payer.pass(20_000);
  expect(await payer.statusOf(data['transactionId'])).toBe(6);
  expect(await payer.balance()).toBe(379_50);

  for (const [order, ended] of [
    ['refuse', -3],
    ['fail', -4],
  ] as const) {
    const { transactionId } = (await begin(payer, way, 100, account)).data;
    expect(await payer.balance()).toBe(279_50);
    expect(await payer.order(`withdrawals/${order}`, { transactionId })).toBe(204);
    expect(await payer.order(`withdrawals/${order}`, { transactionId })).toBe(400);
    expect(await payer.statusOf(transactionId)).toBe(ended);
    expect(await payer.balance()).toBe(379_50);
  }
  await payer.pass(60_000);
  const { balance, movements } = await payer.books();
  expect(balance).toBe(379_50);
  expect(movements.filter(({ kind }) => kind === 'withdrawal')).toHaveLength(3);
  expect(movements.filter(({ kind }) => kind === 'withdrawalReturn')).toHaveLength(2);
}

describe('a withdrawal', () => {
  it('WAL-04 by Pix sets its money aside, is paid by the clock, or comes back', () =>
    expectWholeLife('BR', 'pix'));

  it('WAL-06 by SPEI sets its money aside, is paid by the clock, or comes back', () =>
    expectWholeLife('MX', 'spei'));

  it('WAL-08 by bank transfer sets its money aside, is paid by the clock, or comes back', () =>
    expectWholeLife('PE', 'bankTransfer'));

  it('WAL-04 is hurried step by step by a tester', async () => {
    const payer = await openPayer('BR');
    const { data } = await begin(payer, 'pix', 500, await payer.confirmedAccount());
    const { transactionId } = data;
    expect(await payer.balance()).toBe(0);
    for (const status of [2, 6]) {
      expect(await payer.order('withdrawals/approve', { transactionId })).toBe(204);
      expect(await payer.statusOf(transactionId)).toBe(status);
    }
    expect(await payer.order('withdrawals/approve', { transactionId })).toBe(400);
    expect(await payer.order('withdrawals/refuse', { transactionId })).toBe(400);
    expect(await payer.order('payments/refund', { transactionId })).toBe(404);
    expect(await payer.balance()).toBe(0);
  });

  it('WAL-04 is one at a time', async () => {
    const payer = await openPayer('BR');
    const account = await payer.confirmedAccount();
    const first = await begin(payer, 'pix', 10, account);
    const second = await begin(payer, 'pix', 10, account);
    expect([second.status, second.error]).toEqual([409, 'WITHDRAWAL_PENDING']);
    await payer.order('withdrawals/approve', first.data);
    expect((await begin(payer, 'pix', 10, account)).error).toBe('WITHDRAWAL_PENDING');
    await payer.order('withdrawals/approve', first.data);
    expect((await begin(payer, 'pix', 10, account)).status).toBe(200);
    expect(await payer.balance()).toBe(480_00);
  });

  it('WAL-04 takes no more than the balance, from no account but a confirmed one of the bettor', async () => {
    const payer = await openPayer('BR');
    const account = await payer.confirmedAccount();
    expect((await begin(payer, 'pix', 500.01, account)).error).toBe('INSUFFICIENT_BALANCE');
    expect((await begin(payer, 'pix', 0, account)).error).toBe('INVALID_AMOUNT');
    expect((await begin(payer, 'pix', -10, account)).error).toBe('INVALID_AMOUNT');
    const waiting = await payer.call('POST', '/payments/api/wallet/BankAccounts/PixBankAccounts', {
      pixKeyType: 'random',
      pixKey: '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d',
    });
    const { error, status } = await begin(payer, 'pix', 10, waiting.data['id']);
    expect([status, error]).toEqual([400, 'BANK_ACCOUNT_NOT_CONFIRMED']);
    await payer.login('outra@vitrine.example');
    const foreign = await begin(payer, 'pix', 10, account);
    expect([foreign.status, foreign.error]).toEqual([404, 'BANK_ACCOUNT_WAS_NOT_FOUND']);
    await payer.login('demo@vitrine.example');
    expect(await payer.balance()).toBe(500_00);
    expect((await payer.books()).withdrawals).toEqual([]);
  });

  it.each([
    ['BR', ['pix']],
    ['MX', ['spei']],
    ['PE', ['bankTransfer']],
    ['GT', ['bankTransfer']],
  ])('of %s goes by its own method and no other', async (country, own) => {
    const payer = await openPayer(country);
    const account = await payer.confirmedAccount();
    for (const way of ['pix', 'spei', 'bankTransfer'] as const) {
      const { status, error } = await begin(payer, way, 10, account);
      const expected = own.includes(way) ? [200, undefined] : [400, 'METHOD_NOT_AVAILABLE'];
      expect([status, error]).toEqual(expected);
    }
  });

  it('stays open to a bettor who may not deposit', async () => {
    const payer = await openPayer('BR');
    await payer.login('bloqueio-interno@vitrine.example');
    const { data } = await payer.call('POST', '/payments/api/wallet/BankAccounts/PixBankAccounts', {
      pixKeyType: 'email',
      pixKey: 'bloqueio-interno@vitrine.example',
    });
    expect((await begin(payer, 'pix', 10, data['id'])).status).toBe(200);
  });
});

describe('the withdrawal under way', () => {
  it.each([
    ['BR', 'pix', ON_PAYMENTS, ON_MAIN],
    ['MX', 'spei', ON_MAIN, ON_PAYMENTS],
  ] as const)('WAL-17 of %s is told by the host it began on', async (country, way, told, other) => {
    const payer = await openPayer(country);
    expect((await payer.call('GET', told)).json).toEqual({ data: null });
    const { data } = await begin(payer, way, 50, await payer.confirmedAccount());
    expect((await payer.call('GET', told)).data).toEqual(data);
    expect((await payer.call('GET', other)).json).toEqual({ data: null });
    await payer.pass(20_000);
    expect((await payer.call('GET', told)).data['status']).toBe(2);
    await payer.order('withdrawals/approve', data);
    expect((await payer.call('GET', told)).json).toEqual({ data: null });
  });
});

describe('a withdrawal that is cancelled', () => {
  it.each([
    ['BR', 'pix', CANCEL_ON_PAYMENTS, CANCEL_ON_MAIN],
    ['MX', 'spei', CANCEL_ON_MAIN, CANCEL_ON_PAYMENTS],
    ['PE', 'bankTransfer', CANCEL_ON_PAYMENTS, CANCEL_ON_MAIN],
  ] as const)(
    'WAL-17 in %s returns its money once, at the host that took it, however often it is asked for',
    async (country, way, own, other) => {
      const payer = await openPayer(country);
      const account = await payer.confirmedAccount();
      const { transactionId } = (await begin(payer, way, 120.5, account)).data;
      const foreign = await payer.call('POST', other, { transactionId });
      expect([foreign.status, foreign.error]).toEqual([404, 'WITHDRAWAL_WAS_NOT_FOUND']);
      expect(await payer.balance()).toBe(379_50);

      const answers = await Promise.all(
        [1, 2, 3].map(() => payer.call('POST', own, { transactionId })),
      );
      expect(answers.filter(({ status }) => status === 200)).toMatchObject([
        { data: { transactionId, amount: 120.5, status: -2 } },
      ]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ error }) => error)).toEqual([
        'WITHDRAWAL_CANCELLED',
        'WITHDRAWAL_CANCELLED',
      ]);
      // What the clock had in mind for it does not happen any more.
      await payer.pass(60_000);
      expect(await payer.statusOf(transactionId)).toBe(-2);
      const { balance, movements } = await payer.books();
      expect(balance).toBe(500_00);
      expect(movements.filter(({ kind }) => kind === 'withdrawalReturn')).toHaveLength(1);
      expect((await begin(payer, way, 10, account)).status).toBe(200);
    },
  );

  it('WAL-17 may have been approved, but not paid or failed', async () => {
    const payer = await openPayer('BR');
    const account = await payer.confirmedAccount();
    const cancel = (data: object) => payer.call('POST', CANCEL_ON_PAYMENTS, data);
    const withdraw = async () => {
      const { transactionId } = (await begin(payer, 'pix', 100, account)).data;
      return { transactionId };
    };
    const approved = await withdraw();
    await payer.order('withdrawals/approve', approved);
    expect((await cancel(approved)).status).toBe(200);
    expect(await payer.order('withdrawals/approve', approved)).toBe(400);

    const paid = await withdraw();
    await payer.order('withdrawals/approve', paid);
    await payer.order('withdrawals/approve', paid);
    expect(await cancel(paid)).toMatchObject({ status: 409, error: 'WITHDRAWAL_PAID' });

    const failed = await withdraw();
    await payer.order('withdrawals/fail', failed);
    expect(await cancel(failed)).toMatchObject({ status: 409, error: 'WITHDRAWAL_ENDED' });
    expect(await payer.balance()).toBe(400_00);
  });

  it('WAL-17 is the bettor’s own, and no deposit', async () => {
    const payer = await openPayer('BR');
    const { data } = await begin(payer, 'pix', 100, await payer.confirmedAccount());
    const { transactionId } = data;
    const deposit = await payer.call('POST', '/payments/api/pix/beginDeposit', {
      amount: 50,
      providerId: 1,
    });
    const ofDeposit = { transactionId: deposit.data['transactionId'] };
    const none = { status: 404, error: 'WITHDRAWAL_WAS_NOT_FOUND' };
    expect(ofDeposit.transactionId).toBeDefined();
    expect(await payer.call('POST', CANCEL_ON_PAYMENTS, ofDeposit)).toMatchObject(none);
    await payer.login('outra@vitrine.example');
    expect(await payer.call('POST', CANCEL_ON_PAYMENTS, { transactionId })).toMatchObject(none);
    await payer.login('demo@vitrine.example');
    expect(await payer.balance()).toBe(400_00);
  });
});
