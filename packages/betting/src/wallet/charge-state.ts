import type { TransactionState } from './transaction.ts';

/**
 * The state of a deposit for the bettor: the state of its transaction, `expired` when it was not paid
 * in time, or `unknown` while the operator does not answer.
 */
export type ChargeState = TransactionState | 'expired' | 'unknown';

/** States of a deposit that nobody has paid. */
const UNPAID: ReadonlySet<ChargeState> = new Set(['created', 'pending', 'cancelled']);

/**
 * The state of a deposit; null is a state that can't be read. An unpaid deposit past its time is
 * expired, even when the operator has not cancelled it yet. Source: 1§4.
 *
 * @example
 * chargeState('pending', false) // 'pending'
 * chargeState('pending', true) // 'expired'
 */
export function chargeState(state: TransactionState | null, isOverdue: boolean): ChargeState {
  if (state === null) return 'unknown';
  return isOverdue && UNPAID.has(state) ? 'expired' : state;
}

/** Whether a deposit can be paid now. With an unknown state it can be paid until its time is over. */
export function isPayableCharge(state: ChargeState, isOverdue: boolean): boolean {
  return !isOverdue && (state === 'created' || state === 'pending' || state === 'unknown');
}

/** Whether the state of a deposit can still change, so that its page keeps checking. */
export function isOpenCharge(state: ChargeState): boolean {
  return state === 'pendingApproval' || isPayableCharge(state, false);
}

/** Whether a deposit has changed the balance. */
export function hasMovedMoney(state: ChargeState): boolean {
  return state === 'successful' || state === 'successfulRefund';
}
