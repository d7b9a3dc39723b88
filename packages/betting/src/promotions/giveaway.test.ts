import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GIVEAWAY_STATES,
  giveawayStep,
  moveGiveaway,
  type Giveaway,
  type GiveawayEvent,
  type GiveawayState,
} from './giveaway.ts';

const END = 1_000;
const before = { now: END - 1 };
const after = { now: END };

function moved(state: GiveawayState, ...events: readonly GiveawayEvent[]): GiveawayState {
  const start: Giveaway = { state, expiresAt: END };
  return events.reduce(moveGiveaway, start).state;
}

describe('moveGiveaway', () => {
  it.each<[GiveawayState, GiveawayEvent, GiveawayState]>([
    ['pendingAcceptance', { kind: 'accepted', ...before }, 'readyToClaim'],
    ['pendingAcceptance', { kind: 'accepted', ...after }, 'expired'],
    ['pendingAcceptance', { kind: 'timePassed', ...after }, 'expired'],
    ['pendingAcceptance', { kind: 'withdrawn' }, 'cancelled'],
    ['readyToClaim', { kind: 'claimSent', ...before }, 'beingClaimed'],
    ['readyToClaim', { kind: 'claimSent', ...after }, 'expired'],
    ['readyToClaim', { kind: 'timePassed', ...after }, 'expired'],
    ['readyToClaim', { kind: 'withdrawn' }, 'cancelled'],
    ['beingClaimed', { kind: 'claimConfirmed' }, 'claimed'],
    ['beingClaimed', { kind: 'claimFailed' }, 'readyToClaim'],
    ['beingClaimed', { kind: 'claimRefused', reason: 'alreadyClaimed' }, 'claimed'],
    ['beingClaimed', { kind: 'claimRefused', reason: 'expired' }, 'expired'],
    ['beingClaimed', { kind: 'claimRefused', reason: 'cancelled' }, 'cancelled'],
  ])('PROMO-06 is moved: %s, %o, %s', (from, event, to) => {
    expect(moved(from, event)).toBe(to);
  });

  it.each<[GiveawayState, GiveawayEvent]>([
    ['pendingAcceptance', { kind: 'claimSent', ...before }],
    ['pendingAcceptance', { kind: 'timePassed', ...before }],
    ['readyToClaim', { kind: 'accepted', ...before }],
    ['readyToClaim', { kind: 'claimConfirmed' }],
    ['beingClaimed', { kind: 'claimSent', ...before }],
    ['beingClaimed', { kind: 'withdrawn' }],
    ['beingClaimed', { kind: 'timePassed', ...after }],
  ])('PROMO-06 stays: %s, %o', (state, event) => {
    expect(moved(state, event)).toBe(state);
  });

  it('PROMO-06 is accepted, claimed and there, and a claim that failed is sent again', () => {
    expect(
      moved(
        'pendingAcceptance',
        { kind: 'accepted', ...before },
        { kind: 'claimSent', ...before },
        { kind: 'claimFailed' },
        { kind: 'claimSent', ...before },
        { kind: 'claimConfirmed' },
      ),
    ).toBe('claimed');
  });

  it('never expires when it has no end', () => {
    const kept: Giveaway = { state: 'readyToClaim', expiresAt: null };
    expect(moveGiveaway(kept, { kind: 'timePassed', now: Number.MAX_SAFE_INTEGER })).toEqual(kept);
  });

  const time = fc.record({ now: fc.integer({ min: 0, max: 2 * END }) });
  const anyEvent: fc.Arbitrary<GiveawayEvent> = fc.oneof(
    time.map(({ now }) => ({ kind: 'accepted' as const, now })),
    time.map(({ now }) => ({ kind: 'claimSent' as const, now })),
    time.map(({ now }) => ({ kind: 'timePassed' as const, now })),
    fc.constant({ kind: 'claimConfirmed' as const }),
    fc.constant({ kind: 'claimFailed' as const }),
    fc.constant({ kind: 'withdrawn' as const }),
    fc
      .constantFrom('alreadyClaimed' as const, 'expired' as const, 'cancelled' as const)
      .map((reason) => ({ kind: 'claimRefused' as const, reason })),
  );

  it('PROMO-06 leaves no end, and is given only by a claim that was sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GIVEAWAY_STATES), fc.array(anyEvent), (first, events) => {
        let giveaway: Giveaway = { state: first, expiresAt: END };
        for (const event of events) {
          const next = moveGiveaway(giveaway, event);
          const isEnd = ['claimed', 'expired', 'cancelled'].includes(giveaway.state);
          if (isEnd) expect(next).toBe(giveaway);
          if (next.state === 'claimed' && !isEnd) expect(giveaway.state).toBe('beingClaimed');
          giveaway = next;
        }
      }),
    );
  });
});

it('PROMO-06 names what the bettor can do in each state', () => {
  expect(GIVEAWAY_STATES.map(giveawayStep)).toEqual(['accept', 'claim', null, null, null, null]);
});
