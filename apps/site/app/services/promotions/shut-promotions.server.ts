import type { AppLoadContext } from '@remix-run/node';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readPublicSpinWindow } from '@vitrine/upstream/promotions/spin-window';
import {
  type PromotionKind,
  SPIN_PROMOTIONS,
  type SpinPromotion,
} from '../../shapes/promotions/promotion-kinds.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** Those of some promotions that are outside their hours. One whose hours are not told is not. Source: 3§7. */
export async function shutPromotions(
  kinds: readonly PromotionKind[],
  context: AppLoadContext,
): Promise<ReadonlySet<PromotionKind>> {
  const spins = SPIN_PROMOTIONS.filter((kind) => kinds.includes(kind));
  const areShut = await Promise.all(spins.map((kind) => isShut(kind, context)));
  return new Set(spins.filter((_, index) => areShut[index]));
}

async function isShut(promotion: SpinPromotion, context: AppLoadContext): Promise<boolean> {
  try {
    const { isOpen } = await readPublicSpinWindow(context.upstream, promotion, {
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    });
    return !isOpen;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'spin window not read');
    return false;
  }
}
