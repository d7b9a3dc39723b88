import { amountFromWire, type MinorUnits } from '@vitrine/betting/money';
import type { CallSettings, UpstreamClient } from '../client.ts';
import { claimReferralReward, referralCode, referralRewards } from '../contract/referral.ts';
import { UpstreamStatusError } from '../errors.ts';

/** What the bettors whom this one brought have earned him. Source: 3§3. */
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
