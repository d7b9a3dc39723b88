import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import type { SpinPromotion, TextedPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { promotionPage } from '../promotions/promotion-page.server.ts';
import { spinPart } from '../promotions/spin-part.server.ts';
import { isSwitchedOn } from './flags.server.ts';
import type { Maintenance } from './maintenance.server.ts';

interface PromotionAdmission {
  readonly visitor: Visitor;
  readonly maintenance: Maintenance;
}

/** The page of a promotion for whoever the guard let in. Source: 1§2. */
export async function visitedPromotion(
  kind: TextedPromotion,
  { visitor, maintenance }: PromotionAdmission,
  context: AppLoadContext,
) {
  const hasPrizes = await isSwitchedOn('giveaway-promo', context);
  return promotionPage(kind, { visitor, maintenance, hasPrizes }, context);
}

/** The page of a promotion that is played on it; nothing is played while it rests. Source: 3§6, 3§7. */
export async function visitedSpin(
  kind: SpinPromotion,
  admission: PromotionAdmission,
  context: AppLoadContext,
) {
  const page = await visitedPromotion(kind, admission, context);
  if (page.state !== 'open') return { ...page, spin: null };
  const spin = await spinPart(kind, admission.visitor, context);
  if (!spin.isShut) return { ...page, spin };
  const words = textsOf(context.brand.locale, 'promotions');
  return { ...page, state: 'upcoming' as const, stateText: words['state.upcoming'], spin };
}
