import { describe, expect, it } from 'vitest';
import { chargeState, hasMovedMoney, isOpenCharge, isPayableCharge } from './charge-state.ts';

describe('where a deposit stands', () => {
  it.each([
    ['created', 'expired'],
    ['pending', 'expired'],
    ['pendingApproval', 'pendingApproval'],
    ['successful', 'successful'],
    ['successfulRefund', 'successfulRefund'],
    ['rejected', 'rejected'],
    ['cancelled', 'expired'],
    ['paymentError', 'paymentError'],
    ['error', 'error'],
  ] as const)('is %s as the operator says, and %s once its time is over', (state, overdue) => {
    expect(chargeState(state, false)).toBe(state);
    expect(chargeState(state, true)).toBe(overdue);
  });

  it('is unknown while the operator can’t be asked', () => {
    expect(chargeState(null, false)).toBe('unknown');
    expect(chargeState(null, true)).toBe('unknown');
  });
});

describe('a deposit', () => {
  it.each([
    // State, can be paid, may still change, has changed the balance.
    ['created', true, true, false],
    ['pending', true, true, false],
    ['unknown', true, true, false],
    ['pendingApproval', false, true, false],
    ['successful', false, false, true],
    ['successfulRefund', false, false, true],
    ['rejected', false, false, false],
    ['cancelled', false, false, false],
    ['expired', false, false, false],
    ['paymentError', false, false, false],
    ['error', false, false, false],
  ] as const)('WAL-04 in state %s: payable %s, open %s, money moved %s', (state, ...rules) => {
    expect([isPayableCharge(state, false), isOpenCharge(state), hasMovedMoney(state)]).toEqual(
      rules,
    );
    expect(isPayableCharge(state, true)).toBe(false);
  });
});
