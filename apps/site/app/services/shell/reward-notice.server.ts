import type { AppLoadContext } from '@remix-run/node';
import type { RewardNotice } from '../../shell-data.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { giftNotice } from './gift-notice.server.ts';
import { referralNotice } from './referral-notice.server.ts';

/** What waits for the bettor, told over a page one thing at a time, and the cookies that remember it. */
export async function rewardNotice(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<{ readonly words: RewardNotice | null; readonly headers: readonly string[] }> {
  const referral = await referralNotice(request, visitor, context);
  const gift = referral.words === null ? await giftNotice(request, visitor, context) : null;
  return {
    words: referral.words ?? gift?.words ?? null,
    headers: [referral.header, gift?.header ?? null].filter((header) => header !== null),
  };
}
