import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  TRANSACTION_FILTER,
  TRANSACTION_TYPE,
  transactionsByUser,
} from '../contract/wallet/transactions.ts';
import {
  paymentMethodName,
  transactionState,
  type PaymentMethodName,
} from './transaction-state.ts';

export interface TransactionQuery {
  readonly filter: keyof typeof TRANSACTION_FILTER;
  /** The first is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** YYYY-MM-DD at the bettor's, both part of the range; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One line of the list. */
export interface ListedTransaction {
  readonly transactionId: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly amount: MinorUnits;
  readonly state: TransactionState;
  /** Null for a method the contract has no name for. */
  readonly method: PaymentMethodName | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What a transaction is known by: deposits and withdrawals may be numbered apart. */
export function transactionKey({ type, transactionId }: ListedTransaction): string {
  return `${type} ${transactionId}`;
}

export interface TransactionPage {
  /** In the operator's order. */
  readonly transactions: readonly ListedTransaction[];
  readonly pages: number;
  readonly total: number;
}

/**
 * One page of the bettor's deposits and withdrawals. Throws what `UpstreamClient.call` throws.
 * Source: 1§3, 1§4, 1§7.
 */
export async function readTransactions(
  client: UpstreamClient,
  { filter, page, pageSize, from, to }: TransactionQuery,
  settings: CallSettings,
): Promise<TransactionPage> {
  const { data } = await client.call(transactionsByUser, {
    ...settings,
    query: {
      pageNumber: page,
      pageSize,
      ...(from === null ? {} : { initialDate: from }),
      ...(to === null ? {} : { finalDate: to }),
      transactionTypeWallet: TRANSACTION_FILTER[filter],
    },
  });
  return {
    transactions: data.results.map((row) => ({
      transactionId: row.transactionId,
      type: row.type === TRANSACTION_TYPE.deposit ? 'deposit' : 'withdrawal',
      amount: amountFromWire(row.amount),
      state: transactionState(row.status),
      method: paymentMethodName(row.paymentMethod),
      at: Date.parse(row.date),
    })),
    pages: data.metadata.pages,
    total: data.metadata.totalRows,
  };
}
