import { describe, expect, it } from 'vitest';
import { type TransactionState, transactionLabel, transactionOutcome } from './transaction.ts';

/** The operator's number, its state, its label on Brazil brands and elsewhere. */
const statuses = [
  [-6, 'error', 'error', 'error'],
  [-4, 'paymentError', 'paymentError', 'paymentError'],
  [-3, 'rejected', 'rejected', 'rejected'],
  [-2, 'cancelled', 'cancelled', 'cancelled'],
  [0, 'created', 'created', 'created'],
  [1, 'pendingApproval', 'inProgress', 'inProgress'],
  [2, 'pending', 'inProgress', 'inProgress'],
  [5, 'successfulRefund', 'paymentError', 'successful'],
  [6, 'successful', 'successful', 'successful'],
] as const satisfies readonly (readonly [number, TransactionState, string, string])[];

describe('transactionLabel', () => {
  it.each(statuses)('WAL-12 of status %i, %s', (_, state, inBrazil, elsewhere) => {
    expect(transactionLabel(state, true)).toBe(inBrazil);
    expect(transactionLabel(state, false)).toBe(elsewhere);
  });
});

describe('transactionOutcome', () => {
  it('tells whether the money moved', () => {
    expect(transactionOutcome('successful')).toBe('done');
    expect(transactionOutcome('inProgress')).toBe('underway');
    expect(transactionOutcome(transactionLabel('successfulRefund', true))).toBe('failed');
    expect(transactionOutcome('cancelled')).toBe('void');
  });
});
