import { z } from 'zod';
import { PLAY_REFUSALS } from '../account/account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from '../wallet/wallet.ts';

/** The rewards this bettor earned by inviting others. Source: 3§3, 3§7. */
export const referralRewards = endpoint({
  name: 'referral.rewards',
  host: 'main',
  method: 'GET',
  path: '/api/Referral/Rewards',
  auth: 'bearer',
  answer: z.object({ data: z.object({ rewardsAmount: wireAmount, hasRewards: z.boolean() }) }),
  source: '3§7',
  assumed: ['the main host', 'the answer under `data`'],
});

/** The bettor's own code, by which another registers. Source: 3§7. */
export const referralCode = endpoint({
  name: 'referral.code',
  host: 'main',
  method: 'GET',
  path: '/api/Referral/Code',
  auth: 'bearer',
  answer: z.object({ data: z.object({ code: z.string().min(1) }) }),
  source: '3§7',
  assumed: ['the main host', 'answer fields'],
});

/** Takes every reward that is ready, once. Source: 3§7. */
export const claimReferralReward = endpoint({
  name: 'referral.reward',
  host: 'main',
  method: 'POST',
  path: 'api/Referral/Reward',
  auth: 'bearer',
  answer: z.object({ data: z.object({ amount: wireAmount }) }),
  refusals: { ...PLAY_REFUSALS, 409: ['NO_REFERRAL_REWARD'] },
  source: '3§7',
  assumed: ['the main host', 'no body: every reward that is ready is taken', 'answer fields'],
});
