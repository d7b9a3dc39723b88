import { amountFromWire, type MinorUnits } from '@vitrine/betting/money';
import type { CallSettings, UpstreamClient } from '../client.ts';
import { bankTransaction } from '../contract/deposits.ts';
import { TRANSACTION_TYPE } from '../contract/transactions.ts';
import { nullWhenUnknown } from '../null-when-unknown.ts';
import { instrumentOf, type DepositInstrument } from './deposit-instrument.ts';
import {
  paymentMethodName,
  transactionState,
  type PaymentMethodName,
  type TransactionState,
} from './transaction-state.ts';

/** One transaction of the bettor's, whichever way it goes. */
export interface Transaction {
  readonly transactionId: string;
  readonly type: 'deposit' | 'withdrawal';
  /** Null for a method the contract has no name for. */
  readonly method: PaymentMethodName | null;
  readonly amount: MinorUnits;
  readonly state: TransactionState;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly expiresAt: number | null;
  readonly paymentUrl: string | null;
  readonly instrument: DepositInstrument;
}

/**
 * Reads a transaction of the bettor; null when the operator does not know it as his. Throws what
 * `UpstreamClient.call` throws. Source: 1§7.
 */
export async function readTransaction(
  client: UpstreamClient,
  id: string,
  settings: CallSettings,
): Promise<Transaction | null> {
  const answer = await client
    .call(bankTransaction, { ...settings, params: { id } })
    .catch(nullWhenUnknown);
  if (answer === null) return null;
  const { data } = answer;
  return {
    transactionId: data.transactionId,
    type: data.type === TRANSACTION_TYPE.deposit ? 'deposit' : 'withdrawal',
    method: paymentMethodName(data.paymentMethod),
    amount: amountFromWire(data.amount),
    state: transactionState(data.status),
    at: Date.parse(data.date),
    expiresAt: data.expiresAt == null ? null : Date.parse(data.expiresAt),
    paymentUrl: data.paymentUrl ?? null,
    instrument: instrumentOf(data),
  };
}
