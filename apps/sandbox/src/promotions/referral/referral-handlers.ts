import { amountToWire } from '@vitrine/betting/base/money';
import {
  claimReferralReward,
  referralCode,
  referralRewards,
} from '@vitrine/upstream/contract/promotions/referral';
import type { Implementation } from '../../implement.ts';
import type { Referrals } from './referrals.ts';

export interface ReferralHandlers {
  readonly referrals: Referrals;
  /** Throws the refusal of a bettor who may not play, and so is given nothing either. */
  readonly refusePlay: (userId: string) => void;
}

export function implementReferral(
  { implement }: Implementation,
  { referrals, refusePlay }: ReferralHandlers,
): void {
  implement(referralRewards, ({ userId }) => {
    const ready = referrals.readyFor(userId);
    return { data: { rewardsAmount: amountToWire(ready), hasRewards: ready > 0 } };
  });

  implement(referralCode, ({ userId }) => ({ data: { code: referrals.codeOf(userId) } }));

  implement(claimReferralReward, ({ userId }) => {
    refusePlay(userId);
    return { data: { amount: amountToWire(referrals.claim(userId)) } };
  });
}
