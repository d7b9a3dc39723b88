import type { TransactionState } from '@vitrine/upstream/wallet/transaction-state';

/** Where a deposit stands for its payer; `unknown` while the operator can't be asked. */
export type ChargeState =
  | 'waiting'
  | 'approval'
  | 'unknown'
  | 'paid'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'refunded';

const STATES: Readonly<Record<TransactionState, ChargeState>> = {
  created: 'waiting',
  pending: 'waiting',
  pendingApproval: 'approval',
  successful: 'paid',
  successfulRefund: 'refunded',
  rejected: 'refused',
  cancelled: 'cancelled',
  paymentError: 'failed',
  error: 'failed',
};

/**
 * What a transaction's state means on the page of a deposit; null is a state that can't be read. A
 * deposit that nobody paid in time has expired, whether or not the operator has called it off yet.
 * Source: 1§4.
 */
export function chargeState(state: TransactionState | null, isOverdue: boolean): ChargeState {
  const shown = state === null ? 'unknown' : STATES[state];
  return isOverdue && (shown === 'waiting' || shown === 'cancelled') ? 'expired' : shown;
}

/** Whether a deposit may still become something else, so that its page goes on looking. */
export function isOpenCharge(state: ChargeState): boolean {
  return state === 'waiting' || state === 'approval' || state === 'unknown';
}
