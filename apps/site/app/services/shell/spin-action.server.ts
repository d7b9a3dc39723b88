import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { loginPath } from '../../paths/access-paths.ts';
import { promotionPath, type SpinPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { forgetFreeBets } from '../bet-slip/free-bets.server.ts';
import { readForm } from '../forms/csrf.server.ts';
import { postedClaim } from '../promotions/claim-form.server.ts';
import { claimOnce } from '../promotions/claims.server.ts';
import { isInMaintenance } from '../promotions/open-promotions.ts';
import { forgetBalance } from '../wallet/balance.server.ts';
import type { Maintenance } from './maintenance.server.ts';

type SpinArgs = Pick<ActionFunctionArgs, 'request' | 'context'> & {
  readonly visitor: Visitor;
  readonly maintenance: Maintenance;
};

/**
 * Spins: claims what a promotion's spin of today brings, once, and leads back to its page, which shows
 * it. Source: 3§7.
 */
export async function spinAction(
  promotion: SpinPromotion,
  { request, context, visitor, maintenance }: SpinArgs,
) {
  const path = promotionPath(promotion);
  const { formData, refusal } = await readForm(request, context);
  const { session } = visitor;
  if (!session) return redirect(loginPath(path));
  const posted = postedClaim(formData);
  if (refusal || posted === null) {
    return { problem: textsOf(context.brand.locale, 'promotions')['claim.stale'] };
  }
  if (isInMaintenance(promotion, maintenance)) return redirect(path);
  const content = { gift: 'spin', promotion, spinId: posted.giftId } as const;
  const shown = await claimOnce(content, posted.attempt, { ...visitor, session }, context);
  if (shown === null) return redirect(loginPath(path, 'ended'));
  await Promise.all([forgetBalance(visitor, context), forgetFreeBets(visitor, context)]);
  return redirect(path);
}
