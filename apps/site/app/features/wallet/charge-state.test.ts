import { describe, expect, it } from 'vitest';
import { chargeState, isOpenCharge } from './charge-state.ts';

describe('where a deposit stands', () => {
  it.each([
    ['created', 'waiting', 'expired'],
    ['pending', 'waiting', 'expired'],
    ['pendingApproval', 'approval', 'approval'],
    ['successful', 'paid', 'paid'],
    ['successfulRefund', 'refunded', 'refunded'],
    ['rejected', 'refused', 'refused'],
    ['cancelled', 'cancelled', 'expired'],
    ['paymentError', 'failed', 'failed'],
    ['error', 'failed', 'failed'],
    [null, 'unknown', 'unknown'],
  ] as const)('%s is %s, and %s once its time is over', (state, inTime, overdue) => {
    expect(chargeState(state, false)).toBe(inTime);
    expect(chargeState(state, true)).toBe(overdue);
  });

  it('is looked at again only while it may change', () => {
    expect(isOpenCharge('waiting')).toBe(true);
    expect(isOpenCharge('approval')).toBe(true);
    expect(isOpenCharge('unknown')).toBe(true);
    for (const ended of ['paid', 'refused', 'cancelled', 'expired', 'failed', 'refunded'] as const)
      expect(isOpenCharge(ended)).toBe(false);
  });
});
