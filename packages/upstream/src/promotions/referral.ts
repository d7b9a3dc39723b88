import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  claimReferralReward,
  referralCode,
  referralRewards,
} from '../contract/promotions/referral.ts';
import { UpstreamStatusError } from '../base/errors.ts';

/** The rewards this bettor earned by inviting others. Source: 3§3. */
export interface ReferralRewards {
  readonly amount: MinorUnits;
  readonly hasRewards: boolean;
}

/** Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function readReferralRewards(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<ReferralRewards> {
  const { data } = await client.call(referralRewards, settings);
  return { amount: amountFromWire(data.rewardsAmount), hasRewards: data.hasRewards };
}

/** The bettor's own code. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function readReferralCode(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<string> {
  return (await client.call(referralCode, settings)).data.code;
}

/**
 * Takes every reward that is ready: their sum; null when there was none, as when the first of two
 * claims took them. Throws what `UpstreamClient.call` throws. Source: 3§7.
 */
export async function takeReferralRewards(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<MinorUnits | null> {
  try {
    return amountFromWire((await client.call(claimReferralReward, settings)).data.amount);
  } catch (error) {
    if (error instanceof UpstreamStatusError && error.code === 'NO_REFERRAL_REWARD') return null;
    throw error;
  }
}
