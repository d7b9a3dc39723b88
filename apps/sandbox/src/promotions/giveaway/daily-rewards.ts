import { minorUnits } from '@vitrine/betting/base/money';
import type { Country } from '../../country.ts';
import { Refusal } from '../../refusal.ts';
import { seeded, type Random } from '../../world/random.ts';
import { localDayOf } from '../local-day.ts';
import type { Wagers } from '../wagers.ts';
import type { Claims } from './claims.ts';
import { drawEgg } from './draws.ts';
import type { GiveawayStore } from './giveaway-store.ts';
import type { Reward } from './giveaway.ts';

/** An egg for who staked enough on the day, free spins for who placed a large enough bet. */
export type DailyReward = 'eggWin' | 'betAndSpin';

/** Rewards of a day's bets, each taken once a day. */
export interface DailyRewards {
  /** Whether it was earned today and not taken yet. */
  isReady(userId: string, kind: DailyReward): boolean;
  /** Takes it. Throws 400 GIVEAWAY_NOT_AVAILABLE or 409 GIVEAWAY_ALREADY_CLAIMED. */
  take(userId: string, kind: DailyReward): Reward;
}

export interface DailyRewardServices {
  readonly giveaways: GiveawayStore;
  readonly claims: Claims;
  readonly wagers: Wagers;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The chance that fills the egg of a bettor and day. */
  readonly chanceOf?: (userId: string, day: string) => Random;
}

const STAKED_FOR_EGG = minorUnits(20_00);
const STAKE_FOR_SPINS = minorUnits(10_00);
const BET_AND_SPIN: Reward = { type: 'freeSpins', spins: 5 };

export function createDailyRewards(services: DailyRewardServices): DailyRewards {
  const { giveaways, claims, wagers, country, now } = services;
  const chanceOf = services.chanceOf ?? ((userId, day) => seeded('egg', userId, day));
  const today = () => localDayOf(now(), country);

  function isEarned(userId: string, kind: DailyReward): boolean {
    return kind === 'eggWin'
      ? wagers.stakedOn(userId, today()) >= STAKED_FOR_EGG
      : wagers.highestStakeOn(userId, today()) >= STAKE_FOR_SPINS;
  }

  return {
    isReady: (userId, kind) => isEarned(userId, kind) && !giveaways.of(userId, kind, today().name),
    take(userId, kind) {
      const { name, endsAt } = today();
      if (!isEarned(userId, kind)) {
        throw new Refusal(400, 'GIVEAWAY_NOT_AVAILABLE', 'Too little was staked today');
      }
      const giveaway =
        giveaways.of(userId, kind, name) ??
        giveaways.open({
          userId,
          kind,
          occasion: name,
          state: 'ReadyToClaim',
          reward:
            kind === 'eggWin'
              ? { type: 'money', amount: drawEgg(chanceOf(userId, name)) }
              : BET_AND_SPIN,
          expiresAt: endsAt,
        });
      return claims.claim(userId, giveaway).giveaway.reward;
    },
  };
}
