import type { Claims } from './claims.ts';
import type { GiveawayStore } from './giveaway-store.ts';

/** Rewards for bringing one's account in order, each given once. */
export type AccountReward = 'verification' | 'updateProfile';

/** What an account has done of what is rewarded. */
export interface AccountFacts {
  isFullyValidated(userId: string): boolean;
  hasCompleteProfile(userId: string): boolean;
}

export interface AccountRewards {
  /** Whether the reward is still to be earned. */
  isOnOffer(userId: string, reward: AccountReward): boolean;
  /** Gives whatever has been earned and was not given yet. */
  giveEarned(userId: string): void;
}

export interface AccountRewardServices {
  readonly giveaways: GiveawayStore;
  readonly claims: Claims;
  readonly facts: AccountFacts;
}

const SPINS: Readonly<Record<AccountReward, number>> = { verification: 10, updateProfile: 5 };
const REWARDS = ['verification', 'updateProfile'] as const;
const ONCE = 'once';

export function createAccountRewards(services: AccountRewardServices): AccountRewards {
  const { giveaways, claims, facts } = services;

  function isEarned(userId: string, reward: AccountReward): boolean {
    return reward === 'verification'
      ? facts.isFullyValidated(userId)
      : facts.hasCompleteProfile(userId);
  }

  return {
    isOnOffer: (userId, reward) => !isEarned(userId, reward) && !giveaways.of(userId, reward, ONCE),
    giveEarned(userId) {
      for (const kind of REWARDS) {
        if (!isEarned(userId, kind) || giveaways.of(userId, kind, ONCE)) continue;
        const giveaway = giveaways.open({
          userId,
          kind,
          occasion: ONCE,
          state: 'ReadyToClaim',
          reward: { type: 'freeSpins', spins: SPINS[kind] },
          expiresAt: Number.MAX_SAFE_INTEGER,
        });
        claims.claim(userId, giveaway);
      }
    },
  };
}
