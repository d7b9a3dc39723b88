import { describe, expect, it } from 'vitest';
import { openPayer, type TestPayer } from '../test/payer.ts';

const LIST = '/payments/api/Wallet/Transactions/ByUser';
const LAST_DEPOSIT = '/payments/api/user/LastDepositDetail';
const LAST_WITHDRAWAL = '/payments/api/user/LastWithdrawalDetail';
const DAY = 24 * 3600_000;

interface Page {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly metadata: object;
}

async function read(payer: TestPayer, query: Readonly<Record<string, string | number>> = {}) {
  const asked = { pageNumber: 1, pageSize: 10, transactionTypeWallet: -1, ...query };
  const text = new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await payer.call('GET', `${LIST}?${text}`);
  return { ...answer, page: answer.data as unknown as Page };
}

const amounts = ({ results }: Page) => results.map(({ amount }) => amount);

const deposit = (payer: TestPayer, amount: number) =>
  payer.call('POST', '/payments/api/pix/beginDeposit', { amount, providerId: 1 });

const withdraw = async (payer: TestPayer, amount: number, bankAccountId: unknown) =>
  (await payer.call('POST', '/payments/api/pix/BeginWithdrawal', { amount, bankAccountId })).data;

describe('the list of transactions', () => {
  it('WAL-11 shows deposits and withdrawals, the newest first, as they stand', async () => {
    const payer = await openPayer('BR');
    const account = await payer.confirmedAccount();
    const charge = await deposit(payer, 20);
    const date = new Date(payer.test.now()).toISOString();
    await payer.atBank(charge, 'pay');
    const { transactionId } = await withdraw(payer, 30, account);
    await deposit(payer, 40);
    const { page } = await read(payer);
    expect(page.results).toEqual([
      expect.objectContaining({ type: 1, amount: 40, status: 2, paymentMethod: 8 }),
      { transactionId, type: 2, amount: 30, status: 1, paymentMethod: 8, date },
      {
        transactionId: charge.data['transactionId'],
        type: 1,
        amount: 20,
        status: 6,
        paymentMethod: 8,
        date,
      },
    ]);
    expect(page.metadata).toEqual({ pages: 1, totalRows: 3, pageSize: 10 });
  });

  it('WAL-11 is narrowed to deposits or withdrawals', async () => {
    const payer = await openPayer('BR');
    await withdraw(payer, 30, await payer.confirmedAccount());
    await deposit(payer, 20);
    expect(amounts((await read(payer, { transactionTypeWallet: -1 })).page)).toEqual([20, 30]);
    expect(amounts((await read(payer, { transactionTypeWallet: 1 })).page)).toEqual([20]);
    expect(amounts((await read(payer, { transactionTypeWallet: 2 })).page)).toEqual([30]);
    expect((await read(payer, { transactionTypeWallet: 3 })).status).toBe(400);
  });

  it('WAL-11 comes in pages', async () => {
    const payer = await openPayer('BR');
    for (const amount of [1, 2, 3, 4, 5]) await deposit(payer, amount);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) => read(payer, { pageNumber, pageSize: 2 })),
    );
    expect(pages.map(({ page }) => amounts(page))).toEqual([[5, 4], [3, 2], [1], []]);
    expect(pages[0]?.page.metadata).toEqual({ pages: 3, totalRows: 5, pageSize: 2 });
    for (const wrong of [{ pageNumber: 0 }, { pageSize: 0 }, { pageSize: 101 }]) {
      expect((await read(payer, wrong)).status).toBe(400);
    }
  });

  it('WAL-11 keeps to the days of the country, both ends included', async () => {
    const payer = await openPayer('BR');
    // 15:00 UTC on 8 March; 02:59 UTC of the next day is still 8 March in São Paulo.
    await deposit(payer, 1);
    await payer.pass(12 * 3600_000 - 60_000);
    await deposit(payer, 2);
    await payer.pass(60_000);
    await deposit(payer, 3);
    await payer.pass(DAY);
    await deposit(payer, 4);
    const between = async (query: Record<string, string>) =>
      amounts((await read(payer, query)).page);
    expect(await between({ initialDate: '2025-03-08', finalDate: '2025-03-08' })).toEqual([2, 1]);
    expect(await between({ initialDate: '2025-03-09' })).toEqual([4, 3]);
    expect(await between({ finalDate: '2025-03-09' })).toEqual([3, 2, 1]);
    expect(await between({ initialDate: '2025-03-11' })).toEqual([]);
    expect((await read(payer, { initialDate: '08/03/2025' })).status).toBe(400);
  });

  it('WAL-11 is each bettor’s own', async () => {
    const payer = await openPayer('BR');
    await deposit(payer, 20);
    await payer.login('outra@vitrine.example');
    expect((await read(payer)).page.results).toEqual([]);
  });
});

describe('the last movements', () => {
  it('WAL-14 are told with their status, and nothing before the first', async () => {
    const payer = await openPayer('BR');
    for (const path of [LAST_DEPOSIT, LAST_WITHDRAWAL]) {
      expect((await payer.call('GET', path)).json).toEqual({ data: null });
    }
    const first = await deposit(payer, 20);
    const last = await deposit(payer, 25);
    await payer.atBank(first, 'pay');
    const date = new Date(payer.test.now()).toISOString();
    const { transactionId } = last.data;
    const told = { transactionId, amount: 25, date };
    expect((await payer.call('GET', LAST_DEPOSIT)).data).toEqual({ ...told, status: 2 });
    await payer.atBank(last, 'pay');
    expect((await payer.call('GET', LAST_DEPOSIT)).data).toEqual({ ...told, status: 6 });

    const withdrawal = await withdraw(payer, 30, await payer.confirmedAccount());
    expect((await payer.call('GET', LAST_WITHDRAWAL)).data).toEqual(withdrawal);
  });
});
