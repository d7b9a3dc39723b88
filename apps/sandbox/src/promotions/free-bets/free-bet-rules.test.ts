import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { potentialReturn } from '@vitrine/betting/base/combined-odds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BET_TYPE } from '../../betting/ticket.ts';
import { freeBetRefusal, type FreeBetUse } from './free-bet-rules.ts';
import { EVENT_TYPES, type FreeBet } from './free-bet.ts';

const odds = fc.integer({ min: 1000, max: 20_000 }).map(oddsFromThousandths);
// Stakes of 15.01 to 15.08 order an error by themselves.
const stake = fc.integer({ min: 1, max: 1500 }).map(minorUnits);

const freeBet: fc.Arbitrary<FreeBet> = fc.record({
  id: fc.constant('a'),
  userId: fc.constant('u'),
  stake,
  state: fc.constantFrom('available', 'locked', 'used', 'cancelled'),
  betTypes: fc.subarray(Object.values(BET_TYPE)),
  eventTypes: fc.subarray([...EVENT_TYPES]),
  minimumOdds: odds,
  gainLimit: fc.option(fc.integer({ min: 0, max: 100_000 }).map(minorUnits)),
  createdAt: fc.constant(0),
  expiresAt: fc.integer({ min: 0, max: 2000 }),
});

const use: fc.Arbitrary<FreeBetUse> = fc.record({
  betType: fc.constantFrom(...Object.values(BET_TYPE)),
  odds: fc.array(odds, { minLength: 1, maxLength: 6 }),
  eventTypes: fc.array(fc.constantFrom(...EVENT_TYPES), { minLength: 1, maxLength: 6 }),
  stake: fc.option(stake),
});

it('lets a free bet be used exactly when its state and every one of its terms allow it', () => {
  fc.assert(
    fc.property(freeBet, use, fc.integer({ min: 0, max: 2000 }), (given, bet, now) => {
      const winnings = potentialReturn(given.stake, bet.odds) - given.stake;
      const total = bet.odds.reduce((product, each) => product * each, 1) / 1000 ** bet.odds.length;
      fc.pre(Math.abs(total - given.minimumOdds / 1000) > 1e-9);
      const isAllowed =
        given.state === 'available' &&
        given.expiresAt > now &&
        given.betTypes.includes(bet.betType) &&
        bet.eventTypes.every((type) => given.eventTypes.includes(type)) &&
        (bet.stake === null || bet.stake === given.stake) &&
        total > given.minimumOdds / 1000 &&
        (given.gainLimit === null || winnings <= given.gainLimit);
      expect(freeBetRefusal(given, bet, now) === null).toBe(isAllowed);
    }),
    { numRuns: 2000 },
  );
});

it('refuses whoever has no such free bet', () => {
  fc.assert(
    fc.property(use, (bet) => {
      expect(freeBetRefusal(null, bet, 0)?.code).toBe('FREEBET_NOT_AVAILABLE');
    }),
  );
});
