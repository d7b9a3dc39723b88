import { describe, expect, it } from 'vitest';
import { PAYMENTS_MAGIC } from './payments-magic.ts';
import { ACCOUNT_NUMBERS, openPayer, type TestPayer } from '../test/payer.ts';

const OPENING = 500_00;

const deposit = (payer: TestPayer, amount: number) =>
  payer.call('POST', '/payments/api/pix/beginDeposit', { amount, providerId: 1 });

async function withdraw(payer: TestPayer, amount: number) {
  const bankAccountId = await payer.confirmedAccount();
  return payer.call('POST', '/payments/api/pix/BeginWithdrawal', { amount, bankAccountId });
}

describe('a magic amount', () => {
  it.each([
    ['is rejected', 400.01, -3],
    ['ends with a payment error', 400.02, -4],
    ['ends with an error', 400.03, -6],
    ['is cancelled', 400.04, -2],
  ])('%s at once: %d', async (_, amount, status) => {
    const payer = await openPayer();
    const charge = await deposit(payer, amount);
    expect(charge.status).toBe(200);
    expect(await payer.statusOf(charge.data['transactionId'])).toBe(status);
    await payer.atBank(charge, 'pay');
    const withdrawal = await withdraw(payer, amount);
    expect(await payer.statusOf(withdrawal.data['transactionId'])).toBe(status);
    expect(await payer.balance()).toBe(OPENING);
    expect((await payer.books()).movements.map(({ kind }) => kind).sort()).toEqual([
      'opening',
      'withdrawal',
      'withdrawalReturn',
    ]);
  });

  it('is paid by itself after 5 s: 400.05', async () => {
    const payer = await openPayer();
    const { transactionId } = (await deposit(payer, 400.05)).data;
    await payer.pass(4999);
    expect(await payer.statusOf(transactionId)).toBe(2);
    await payer.pass(1);
    expect(await payer.statusOf(transactionId)).toBe(6);
    expect(await payer.balance()).toBe(OPENING + 400_05);
    const withdrawal = (await withdraw(payer, 400.05)).data['transactionId'];
    await payer.pass(5000);
    expect(await payer.statusOf(withdrawal)).toBe(6);
    expect(await payer.balance()).toBe(OPENING);
  });

  it('stays in approval: 400.06', async () => {
    const payer = await openPayer();
    const { transactionId } = (await deposit(payer, 400.06)).data;
    const withdrawal = (await withdraw(payer, 400.06)).data['transactionId'];
    await payer.pass(7 * 24 * 3600_000);
    expect(await payer.statusOf(transactionId)).toBe(1);
    expect(await payer.statusOf(withdrawal)).toBe(1);
    expect(await payer.balance()).toBe(OPENING - 400_06);
  });

  it('is paid and given back: 400.07', async () => {
    const payer = await openPayer();
    const { transactionId } = (await deposit(payer, 400.07)).data;
    await payer.pass(5000);
    expect(await payer.balance()).toBe(OPENING + 400_07);
    await payer.pass(5000);
    expect(await payer.statusOf(transactionId)).toBe(5);
    expect(await payer.balance()).toBe(OPENING);
    const withdrawal = (await withdraw(payer, 400.07)).data['transactionId'];
    await payer.pass(10_000);
    expect(await payer.statusOf(withdrawal)).toBe(5);
    expect(await payer.balance()).toBe(OPENING);
  });

  it.each([
    [400.08, [400, 'WALLET_ABOVE_LIMITS'], [400, 'INSUFFICIENT_BALANCE']],
    [400.09, [400, 'METHOD_NOT_AVAILABLE'], [400, 'METHOD_NOT_AVAILABLE']],
  ])('is refused: %d', async (amount, toDeposit, toWithdraw) => {
    const payer = await openPayer();
    const begun = await deposit(payer, amount);
    expect([begun.status, begun.error]).toEqual(toDeposit);
    const asked = await withdraw(payer, amount);
    expect([asked.status, asked.error]).toEqual(toWithdraw);
    const { charges, withdrawals } = await payer.books();
    expect([...charges, ...withdrawals]).toEqual([]);
  });

  it('expires after 10 s, or finds another withdrawal: 400.10', async () => {
    const payer = await openPayer();
    const { transactionId } = (await deposit(payer, 400.1)).data;
    await payer.pass(10_000);
    expect(await payer.statusOf(transactionId)).toBe(-2);
    expect((await withdraw(payer, 400.1)).error).toBe('WITHDRAWAL_PENDING');
  });
});

describe('a magic account', () => {
  const KEYS = '/payments/api/wallet/BankAccounts/PixBankAccounts';
  const ACCOUNTS = '/payments/api/wallet/BankAccounts';
  const status = async (payer: TestPayer, path: string) =>
    ((await payer.call('GET', path)).json as { data: { status: string }[] }).data[0]?.status;

  it.each([
    ['alheia@vitrine.example', 'Banco Ajeno', 'BANK_ACCOUNT_NOT_OWN', undefined],
    ['recusada@vitrine.example', 'Banco Rechazo', undefined, 'Refused'],
    ['espera@vitrine.example', 'Banco Espera', undefined, 'Pending'],
  ])('is %s or one of %s', async (pixKey, bankName, error, later) => {
    const brazil = await openPayer('BR');
    const key = await brazil.call('POST', KEYS, { pixKeyType: 'email', pixKey });
    expect(key.error).toBe(error);
    await brazil.pass(3600_000);
    expect(await status(brazil, KEYS)).toBe(later);

    const peru = await openPayer('PE');
    const accountNumber = ACCOUNT_NUMBERS.PE;
    const fields = { bankName, accountType: 'Checking', accountNumber };
    expect((await peru.call('POST', ACCOUNTS, fields)).error).toBe(error);
    await peru.pass(3600_000);
    expect(await status(peru, '/payments/api/user/BankAccounts/')).toBe(later);
  });
});

it('lists every magic value of payments once', () => {
  const values = PAYMENTS_MAGIC.map(({ field, value }) => `${field} ${value}`);
  expect(values).toHaveLength(16);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('amount 400.10');
});
