import { GIVEAWAY_STATES } from '@vitrine/upstream/contract/promotions/giveaway';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAt } from './giveaway.ts';

const offered = { state: 'ReadyToClaim', creditedAt: null, expiresAt: 1000 } as const;

describe('the state of a giveaway', () => {
  it('goes through every state of the specification', () => {
    const seen = [
      stateAt({ ...offered, state: 'PendingAcceptance' }, 0),
      stateAt(offered, 999),
      stateAt({ ...offered, state: 'BeingClaimed', creditedAt: 500 }, 499),
      stateAt({ ...offered, state: 'BeingClaimed', creditedAt: 500 }, 500),
      stateAt(offered, 1000),
      stateAt({ ...offered, state: 'Cancelled' }, 0),
    ];
    expect(seen).toEqual(GIVEAWAY_STATES);
  });

  it('never leaves Claimed, Expired or Cancelled by itself', () => {
    const giveaway = fc.record({
      state: fc.constantFrom('PendingAcceptance', 'ReadyToClaim', 'BeingClaimed', 'Cancelled'),
      creditedAt: fc.option(fc.nat(1000)),
      expiresAt: fc.nat(1000),
    });
    const ends = ['Claimed', 'Expired', 'Cancelled'];
    fc.assert(
      fc.property(giveaway, fc.nat(1000), fc.nat(1000), (given, now, later) => {
        const before = stateAt(given, now);
        fc.pre(ends.includes(before));
        expect(stateAt(given, now + later)).toBe(before);
      }),
    );
  });
});
