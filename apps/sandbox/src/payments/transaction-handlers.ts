import { amountToWire } from '@vitrine/betting/base/money';
import {
  lastDepositDetail,
  lastWithdrawalDetail,
  TRANSACTION_FILTER,
  TRANSACTION_TYPE,
  transactionsByUser,
  type TransactionType,
} from '@vitrine/upstream/contract/wallet/transactions';
import type { Implementation } from '../implement.ts';
import { methodNumber } from './payment-method.ts';
import type { Payments } from './payments.ts';

/** Days before and after any that is stored. */
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** The list of transactions and the last ones. */
export function implementTransactions({ implement }: Implementation, payments: Payments): void {
  function lastOf(userId: string, type: TransactionType) {
    const last = payments.latestOf(userId, type);
    if (!last) return { data: null };
    return {
      data: {
        amount: amountToWire(last.amount),
        transactionId: last.id,
        date: new Date(last.createdAt).toISOString(),
        status: last.status,
      },
    };
  }

  implement(transactionsByUser, ({ userId, query }) => {
    const { pageNumber, pageSize, initialDate, finalDate, transactionTypeWallet: filter } = query;
    const { rows, total } = payments.page({
      userId,
      type: filter === TRANSACTION_FILTER.all ? null : (filter as TransactionType),
      firstDay: initialDate ?? FIRST_DAY,
      lastDay: finalDate ?? LAST_DAY,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    return {
      data: {
        results: rows.map(({ id, type, createdAt, amount, status, method }) => ({
          transactionId: id,
          type,
          date: new Date(createdAt).toISOString(),
          amount: amountToWire(amount),
          status,
          paymentMethod: methodNumber(method),
        })),
        metadata: { pages: Math.ceil(total / pageSize), totalRows: total, pageSize },
      },
    };
  });

  implement(lastDepositDetail, ({ userId }) => lastOf(userId, TRANSACTION_TYPE.deposit));
  implement(lastWithdrawalDetail, ({ userId }) => lastOf(userId, TRANSACTION_TYPE.withdrawal));
}
