import { amountFromWire } from '@vitrine/betting/base/money';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { SPIN_PROMOTIONS } from '@vitrine/upstream/contract/promotions/giveaway';
import { wireAmount } from '@vitrine/upstream/contract/wallet/wallet';
import { z } from 'zod';
import type { Users } from '../accounts/users.ts';
import { BET_TYPE } from '../betting/ticket.ts';
import { controlCall } from '../control/control-call.ts';
import { namedUser } from '../control/named-user.ts';
import type { ServerApp } from '../implement.ts';
import { EVENT_TYPES } from './free-bets/free-bet.ts';
import type { Reward } from './giveaway/giveaway.ts';
import type { Promotions } from './promotions.ts';

export interface PromotionsControlServices {
  readonly users: Users;
  readonly promotions: Promotions;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const DAY_MS = 24 * 3_600_000;
const email = z.string();
const amount = wireAmount.refine((value) => value >= 0, 'expected an amount not below zero');
const stake = wireAmount.refine((value) => value > 0, 'expected a stake above zero');

/** A free bet as a tester orders it; an offered one waits until the bettor accepts it. */
export const freeBetOrder = z.object({
  email,
  stake,
  isOffered: z.boolean().default(false),
  /** How long it can be used. */
  days: z.number().positive().max(365).default(7),
  betTypes: z.array(z.literal(Object.values(BET_TYPE))).default(Object.values(BET_TYPE)),
  eventTypes: z.array(z.enum(EVENT_TYPES)).default([...EVENT_TYPES]),
  minimumOdds: z.number().min(1).max(1000).default(1),
  gainLimit: amount.nullable().default(null),
});

/** What becomes of every free bet that a bettor could use. */
export const freeBetEndOrder = z.object({
  email,
  end: z.enum(['cancelled', 'locked', 'expired']),
});

export const cashbackOrder = z.object({
  email,
  eligible: z.boolean().default(true),
  amount: amount.default(0),
});

/** What the bettor's spin of today will bring: `value` is an amount, or a number of free spins. */
export const spinsOrder = z.object({
  email,
  promotionType: z.enum(SPIN_PROMOTIONS).default('giramania'),
  reward: z.enum(['money', 'freeSpins', 'freeBet', 'nothing']).default('freeSpins'),
  value: stake.default(10),
});

export const referralOrder = z.object({ email, amount: stake.default(20) });

/** What a tester can order of the promotions. Every order throws 404 for an unknown e-mail. */
export interface PromotionOrders {
  freeBet(order: z.output<typeof freeBetOrder>): void;
  freeBetEnd(order: z.output<typeof freeBetEndOrder>): void;
  cashback(order: z.output<typeof cashbackOrder>): void;
  spins(order: z.output<typeof spinsOrder>): void;
  referral(order: z.output<typeof referralOrder>): void;
}

export function createPromotionOrders(services: PromotionsControlServices): PromotionOrders {
  const { users, promotions, now } = services;
  const { freeBets } = promotions;
  const idOf = (named: string) => namedUser(users, named).id;

  return {
    freeBet({ email: address, isOffered, days, stake: decimal, minimumOdds, gainLimit, ...types }) {
      const userId = idOf(address);
      const given = amountFromWire(decimal);
      if (isOffered) {
        promotions.freeBetOffers.offer(userId, given);
        return;
      }
      freeBets.give(userId, {
        ...types,
        stake: given,
        expiresAt: now() + days * DAY_MS,
        minimumOdds: oddsFromDecimal(minimumOdds),
        gainLimit: gainLimit === null ? null : amountFromWire(gainLimit),
      });
    },
    freeBetEnd: ({ email: address, end }) => freeBets.endOpen(idOf(address), end),
    cashback: ({ email: address, eligible, amount: decimal }) =>
      promotions.cashback.order(idOf(address), eligible, amountFromWire(decimal)),
    spins: ({ email: address, promotionType, reward, value }) =>
      promotions.spinWindows.order(idOf(address), promotionType, rewardOf(reward, value)),
    referral: ({ email: address, amount: decimal }) =>
      promotions.referrals.order(idOf(address), amountFromWire(decimal)),
  };
}

function rewardOf(type: Reward['type'], value: number): Reward {
  switch (type) {
    case 'money':
    case 'freeBet':
      return { type, amount: amountFromWire(value) };
    case 'freeSpins':
      return { type, spins: Math.ceil(value) };
    case 'nothing':
      return { type };
  }
}

/** The calls by which a tester gives what promotions give. */
export function mountPromotionsControl(app: ServerApp, services: PromotionsControlServices): void {
  const orders = createPromotionOrders(services);
  controlCall(app, 'promotions/free-bet', freeBetOrder, orders.freeBet);
  controlCall(app, 'promotions/free-bet-end', freeBetEndOrder, orders.freeBetEnd);
  controlCall(app, 'promotions/cashback', cashbackOrder, orders.cashback);
  controlCall(app, 'promotions/spins', spinsOrder, orders.spins);
  controlCall(app, 'promotions/referral', referralOrder, orders.referral);
}
