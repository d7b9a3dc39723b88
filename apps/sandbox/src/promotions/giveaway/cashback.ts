import { amountToWire, ZERO, type MinorUnits } from '@vitrine/betting/base/money';
import type { Country } from '../../country.ts';
import { Refusal } from '../../refusal.ts';
import { seeded, type Random } from '../../world/random.ts';
import { localDayOf, type LocalDay } from '../local-day.ts';
import { magicCashbackRefusal } from '../promotions-magic.ts';
import type { Wagers } from '../wagers.ts';
import type { Claims } from './claims.ts';
import { drawCashback } from './draws.ts';
import type { GiveawayStore } from './giveaway-store.ts';
import { stateAt, type Giveaway } from './giveaway.ts';
import type { Notifications } from './notifications.ts';

/** A box a day for those who lost that day: part of it comes back, or nothing. */
export interface Cashback {
  isEligible(userId: string): boolean;
  /**
   * Opens today's box and pays what is in it. Throws 400 CASHBACK_NOT_AVAILABLE, or 409
   * CASHBACK_ALREADY_GIVEN with the amount of the first time.
   */
  give(userId: string): MinorUnits;
  /** Gives a bettor a box of today whatever they lost, or takes it away. */
  order(userId: string, isEligible: boolean, amount: MinorUnits): void;
}

export interface CashbackServices {
  readonly giveaways: GiveawayStore;
  readonly claims: Claims;
  readonly wagers: Wagers;
  readonly notifications: Notifications;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The chance that fills the box of a bettor and day. */
  readonly chanceOf?: (userId: string, day: string) => Random;
}

export function createCashback(services: CashbackServices): Cashback {
  const { giveaways, claims, wagers, notifications, country, now } = services;
  const chanceOf = services.chanceOf ?? ((userId, day) => seeded('cashback', userId, day));
  const today = () => localDayOf(now(), country);
  const boxOf = (userId: string, { name }: LocalDay) => giveaways.of(userId, 'cashback', name);

  function filled(userId: string, day: LocalDay): Giveaway {
    const lost = wagers.lostOn(userId, day);
    if (lost === 0) throw notAvailable();
    return open(userId, day, drawCashback(lost, chanceOf(userId, day.name)));
  }

  function open(userId: string, day: LocalDay, amount: MinorUnits, isEligible = true): Giveaway {
    return giveaways.open({
      userId,
      kind: 'cashback',
      occasion: day.name,
      state: isEligible ? 'ReadyToClaim' : 'Cancelled',
      reward: { type: 'money', amount },
      expiresAt: day.endsAt,
    });
  }

  return {
    isEligible(userId) {
      const day = today();
      const box = boxOf(userId, day);
      return box ? stateAt(box, now()) === 'ReadyToClaim' : wagers.lostOn(userId, day) > 0;
    },
    give(userId) {
      const day = today();
      const box = boxOf(userId, day) ?? filled(userId, day);
      const amount = amountIn(box);
      const magic = magicCashbackRefusal(amount);
      if (magic) throw new Refusal(magic.status, magic.code, 'Ordered by the amount of the box');
      const state = stateAt(box, now());
      if (state === 'Claimed') {
        throw new Refusal(409, 'CASHBACK_ALREADY_GIVEN', 'The box of today was opened before', {
          amount: amountToWire(amount),
        });
      }
      if (state !== 'ReadyToClaim') throw notAvailable();
      claims.claim(userId, box);
      if (amount > 0) notifications.tell(userId, 'cashback', day.name, amount);
      return amount;
    },
    order: (userId, isEligible, amount) => void open(userId, today(), amount, isEligible),
  };
}

function amountIn({ reward }: Giveaway): MinorUnits {
  return reward.type === 'money' ? reward.amount : ZERO;
}

function notAvailable(): Refusal {
  return new Refusal(400, 'CASHBACK_NOT_AVAILABLE', 'The bettor lost nothing today');
}
