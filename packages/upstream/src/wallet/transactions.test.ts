import { describe, expect, it } from 'vitest';
import { PAYMENT_METHOD_NUMBER, TRANSACTION_STATUS } from '../contract/wallet/transactions.ts';
import { SESSION, withAnswers } from '../test/answers.ts';
import { paymentMethodName, transactionState } from './transaction-state.ts';
import { readTransactions, type TransactionQuery } from './transactions.ts';

const CALL = 'GET /api/Wallet/Transactions/ByUser';

const row = (changes: object = {}) => ({
  transactionId: 't-1',
  type: 1,
  date: '2025-03-08T15:00:00.000Z',
  amount: 50.25,
  status: 6,
  paymentMethod: 8,
  ...changes,
});

function read(query: Partial<TransactionQuery>, results: readonly object[] = []) {
  const metadata = { pages: 3, totalRows: 41, pageSize: 20 };
  return withAnswers(
    { [CALL]: { body: { data: { results, metadata } } } },
    async (client, asked) => {
      const page = await readTransactions(
        client,
        { filter: 'all', page: 1, pageSize: 20, from: null, to: null, ...query },
        { session: SESSION },
      );
      return { page, query: asked[0]?.call.split('?')[1] };
    },
  );
}

describe('the list of transactions', () => {
  it.each([
    ['all', '-1'],
    ['deposits', '1'],
    ['withdrawals', '2'],
  ] as const)('WAL-11 asks for %s by %s', async (filter, number) => {
    const { query } = await read({ filter });
    expect(query).toBe(`pageNumber=1&pageSize=20&transactionTypeWallet=${number}`);
  });

  it('WAL-11 asks for a page and the days it was told', async () => {
    const { query } = await read({ page: 2, pageSize: 50, from: '2025-03-01', to: '2025-03-08' });
    expect(query).toBe(
      'pageNumber=2&pageSize=50&initialDate=2025-03-01&finalDate=2025-03-08&transactionTypeWallet=-1',
    );
    expect((await read({ to: '2025-03-08' })).query).not.toContain('initialDate');
  });

  it('WAL-11 reads the rows in the product’s terms', async () => {
    const { page } = await read({}, [
      row(),
      row({ transactionId: 't-2', type: 2, status: -4, paymentMethod: 99, amount: 10 }),
    ]);
    expect(page).toEqual({
      pages: 3,
      total: 41,
      transactions: [
        {
          transactionId: 't-1',
          type: 'deposit',
          amount: 5025,
          state: 'successful',
          method: 'pix',
          at: Date.parse('2025-03-08T15:00:00.000Z'),
        },
        expect.objectContaining({ type: 'withdrawal', state: 'paymentError', method: null }),
      ],
    });
  });

  it('WAL-11 names the place of a row that is not the contract’s', async () => {
    await expect(read({}, [row({ status: 7 })])).rejects.toMatchObject({
      name: 'UpstreamShapeError',
      path: 'data.results[0].status',
    });
  });
});

describe('names of the wire’s numbers', () => {
  it('are those of the contract, both ways', () => {
    for (const [state, status] of Object.entries(TRANSACTION_STATUS)) {
      expect(transactionState(status)).toBe(state);
    }
    for (const [name, number] of Object.entries(PAYMENT_METHOD_NUMBER)) {
      expect(paymentMethodName(number)).toBe(name);
    }
    expect(paymentMethodName(7)).toBeNull();
  });
});
