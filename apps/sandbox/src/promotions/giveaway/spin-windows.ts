import type { SpinPromotion } from '@vitrine/upstream/contract/promotions/giveaway';
import type { Country } from '../../country.ts';
import { seeded, type Random } from '../../world/random.ts';
import { localDayOf } from '../local-day.ts';
import { drawSpin } from './draws.ts';
import type { GiveawayStore } from './giveaway-store.ts';
import { stateAt, type Giveaway, type Reward } from './giveaway.ts';
import type { Notifications } from './notifications.ts';

/** When a promotion's wheel can be spun today. */
export interface SpinWindow {
  readonly isOpen: boolean;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Wheels that can be spun in a window of each day, once by each bettor. */
export interface SpinWindows {
  windowOf(promotion: SpinPromotion): SpinWindow;
  /** The bettor's spin of today; undefined while the window is closed and there was none. */
  spinOf(userId: string, promotion: SpinPromotion): Giveaway | undefined;
  spinById(id: string): Giveaway | undefined;
  /** Gives a bettor a spin of today, open until midnight, with what it will bring. */
  order(userId: string, promotion: SpinPromotion, reward: Reward): void;
}

export interface SpinWindowServices {
  readonly giveaways: GiveawayStore;
  readonly notifications: Notifications;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The chance that draws what the spin of a bettor, promotion and day brings. */
  readonly chanceOf?: (userId: string, promotion: SpinPromotion, day: string) => Random;
}

/** Hours of the country's day. */
const HOURS: Readonly<Record<SpinPromotion, { readonly from: number; readonly to: number }>> = {
  giramania: { from: 0, to: 24 },
  fortunaBrasileira: { from: 18, to: 24 },
  mysticBox: { from: 12, to: 14 },
};
const HOUR_MS = 3_600_000;

export function createSpinWindows(services: SpinWindowServices): SpinWindows {
  const { giveaways, notifications, country, now } = services;
  const chanceOf =
    services.chanceOf ?? ((userId, promotion, day) => seeded('spin', userId, promotion, day));

  function windowOf(promotion: SpinPromotion): SpinWindow {
    const { name, startsAt } = localDayOf(now(), country);
    const { from, to } = HOURS[promotion];
    const opensAt = startsAt + from * HOUR_MS;
    const closesAt = startsAt + to * HOUR_MS;
    return { day: name, opensAt, closesAt, isOpen: opensAt <= now() && now() < closesAt };
  }

  return {
    windowOf,
    spinOf(userId, promotion) {
      const { day, isOpen, closesAt } = windowOf(promotion);
      const kind = `spin:${promotion}` as const;
      const known = giveaways.of(userId, kind, day);
      if (known || !isOpen) return known;
      return giveaways.open({
        userId,
        kind,
        occasion: day,
        state: 'ReadyToClaim',
        reward: drawSpin(chanceOf(userId, promotion, day)),
        expiresAt: closesAt,
      });
    },
    spinById(id) {
      const found = giveaways.byId(id);
      return found?.kind.startsWith('spin:') ? found : undefined;
    },
    order(userId, promotion, reward) {
      const { name, endsAt } = localDayOf(now(), country);
      notifications.tell(userId, promotion, name, null);
      giveaways.open({
        userId,
        kind: `spin:${promotion}`,
        occasion: name,
        state: 'ReadyToClaim',
        reward,
        expiresAt: endsAt,
      });
    },
  };
}

/** What a spin brought, told only once it was claimed. */
export function revealedReward(spin: Giveaway, now: number): Reward | null {
  const state = stateAt(spin, now);
  return state === 'BeingClaimed' || state === 'Claimed' ? spin.reward : null;
}
