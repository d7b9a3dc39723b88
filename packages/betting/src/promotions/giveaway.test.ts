import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GIVEAWAY_STATES,
  type GiveawayClaim,
  type GiveawayState,
  giveawayState,
  giveawayStep,
} from './giveaway.ts';

const END = 1_000;
const before = { now: END - 1, expiresAt: END };
const after = { now: END, expiresAt: END };

describe('giveawayState', () => {
  it.each<[GiveawayState, GiveawayClaim, typeof before, GiveawayState]>([
    ['pendingAcceptance', 'none', before, 'pendingAcceptance'],
    ['pendingAcceptance', 'none', after, 'expired'],
    ['readyToClaim', 'none', before, 'readyToClaim'],
    ['readyToClaim', 'none', after, 'expired'],
    ['readyToClaim', 'pending', after, 'beingClaimed'],
    ['readyToClaim', 'given', after, 'claimed'],
    ['beingClaimed', 'none', after, 'beingClaimed'],
    ['claimed', 'none', after, 'claimed'],
    ['cancelled', 'none', after, 'cancelled'],
  ])('PROMO-06 of %s, claim %s, at %o is %s', (told, claim, times, state) => {
    expect(giveawayState(told, claim, times)).toBe(state);
  });

  it('PROMO-06 leaves a step only to what the operator offers and has not ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GIVEAWAY_STATES),
        fc.constantFrom<GiveawayClaim>('none', 'pending', 'given'),
        fc.nat(),
        fc.option(fc.nat()),
        (told, claim, now, expiresAt) => {
          const step = giveawayStep(giveawayState(told, claim, { now, expiresAt }));
          const isOffered = claim === 'none' && (expiresAt === null || now < expiresAt);
          expect(step).toBe(isOffered ? giveawayStep(told) : null);
        },
      ),
    );
  });
});

it('PROMO-06 names what the bettor can do in each state', () => {
  expect(GIVEAWAY_STATES.map(giveawayStep)).toEqual(['accept', 'claim', null, null, null, null]);
});
