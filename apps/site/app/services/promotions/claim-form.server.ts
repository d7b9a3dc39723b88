import type { AppLoadContext } from '@remix-run/node';
import { readOfferedFreeBet } from '@vitrine/upstream/promotions/rewards';
import { z } from 'zod';
import { isoDay } from '../../format/date-time.ts';
import { ATTEMPT_FIELD, GIFT_FIELD, GIFT_ID_FIELD } from '../../shapes/promotions/gift-claim.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { type ClaimContent, giftId } from './claim-kind.server.ts';

const posted = z.object({
  [GIFT_FIELD]: z.enum(['spin', 'freeBet', 'egg', 'betAndSpin']),
  [GIFT_ID_FIELD]: giftId,
  [ATTEMPT_FIELD]: z.coerce.number().int().min(0).max(1000),
});

export type PostedClaim = z.output<typeof posted>;

/** What a form claims, and the attempt it is; null for a form that no page makes. */
export function postedClaim(formData: FormData): PostedClaim | null {
  return posted.safeParse(Object.fromEntries(formData)).data ?? null;
}

/**
 * The claim of a gift of the page of the prizes. Null for one that is not on offer any more: an egg of
 * yesterday, or a free bet that is gone. Source: 3§7.
 */
export async function claimContent(
  { gift, giftId: id }: PostedClaim,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ClaimContent | null> {
  const { upstream, requestId, brand, now } = context;
  switch (gift) {
    case 'spin':
      return null;
    case 'freeBet': {
      const offer = await withSession(promotionPaths.prizes, bettor, context, (session) =>
        readOfferedFreeBet(upstream, { session, requestId, deadlineMs: pageDeadline(context) }),
      );
      if (offer?.giveawayId !== id) return null;
      return { gift, giveawayId: id, expiresAt: offer.expiresAt };
    }
    default:
      return id === isoDay(now(), brand) ? { gift, day: id } : null;
  }
}
