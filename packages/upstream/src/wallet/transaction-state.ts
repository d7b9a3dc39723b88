import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import { PAYMENT_METHOD_NUMBER, type TransactionStatus } from '../contract/wallet/transactions.ts';

/** A payment method, by name. Source: 1§4. */
export type PaymentMethodName = keyof typeof PAYMENT_METHOD_NUMBER;

const STATES: Readonly<Record<TransactionStatus, TransactionState>> = {
  [-6]: 'error',
  [-4]: 'paymentError',
  [-3]: 'rejected',
  [-2]: 'cancelled',
  0: 'created',
  1: 'pendingApproval',
  2: 'pending',
  5: 'successfulRefund',
  6: 'successful',
};

const METHODS: ReadonlyMap<number, PaymentMethodName> = new Map(
  Object.entries(PAYMENT_METHOD_NUMBER).map(([name, number]) => [
    number,
    name as PaymentMethodName,
  ]),
);

/** Where a transaction stands, from its status of the wire. */
export function transactionState(status: TransactionStatus): TransactionState {
  return STATES[status];
}

/** The name of a method's number; null for one that the contract does not name. */
export function paymentMethodName(number: number): PaymentMethodName | null {
  return METHODS.get(number) ?? null;
}
