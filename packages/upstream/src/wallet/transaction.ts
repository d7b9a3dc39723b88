import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { bankTransaction, pixTransaction } from '../contract/wallet/deposits.ts';
import { TRANSACTION_TYPE } from '../contract/wallet/transactions.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';
import { instrumentOf, type DepositInstrument } from './deposit-instrument.ts';
import {
  paymentMethodName,
  transactionState,
  type PaymentMethodName,
} from './transaction-state.ts';

/** A deposit as it is paid. */
export interface DepositCharge {
  readonly transactionId: string;
  /** Null for a method the contract has no name for. */
  readonly method: PaymentMethodName | null;
  readonly amount: MinorUnits;
  readonly state: TransactionState;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
  readonly paymentUrl: string | null;
  readonly instrument: DepositInstrument;
}

/** One transaction of the bettor's, whichever way it goes. */
export interface Transaction extends DepositCharge {
  readonly type: 'deposit' | 'withdrawal';
  /** Epoch milliseconds. */
  readonly at: number;
  /** When its state last changed, in epoch milliseconds; null where the operator doesn't tell. */
  readonly changedAt: number | null;
  /** What the operator keeps of it; null where it doesn't tell. */
  readonly fee: MinorUnits | null;
}

/**
 * Reads a transaction of the bettor; null when the operator knows no such one of theirs. Throws what
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
    changedAt: data.changedAt == null ? null : Date.parse(data.changedAt),
    fee: data.fee == null ? null : amountFromWire(data.fee),
    expiresAt: data.expiresAt == null ? null : Date.parse(data.expiresAt),
    paymentUrl: data.paymentUrl ?? null,
    instrument: instrumentOf(data),
  };
}

/**
 * Reads a deposit by Pix; null when the operator does not know it as the bettor's. Throws what
 * `UpstreamClient.call` throws. Source: 1§7.
 */
export async function readPixDeposit(
  client: UpstreamClient,
  id: string,
  settings: CallSettings,
): Promise<DepositCharge | null> {
  const answer = await client
    .call(pixTransaction, { ...settings, params: { id } })
    .catch(nullWhenUnknown);
  if (answer === null) return null;
  const { transactionId, amount, status, brCode, expiresAt, paymentUrl } = answer.data;
  return {
    transactionId,
    method: 'pix',
    amount: amountFromWire(amount),
    state: transactionState(status),
    instrument: { kind: 'pix', brCode },
    expiresAt: Date.parse(expiresAt),
    paymentUrl: paymentUrl ?? null,
  };
}
