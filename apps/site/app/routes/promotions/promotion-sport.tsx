import { useLoaderData } from '@remix-run/react';
import { PromotionView } from '../../features/promotions/promotion-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { isSportPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { visitedPromotion } from '../../services/shell/promotion-visit.server.ts';

export const handle = routeHandle('promotionSport');

/** The promotion of one of the five sports; 404 for another word. Source: 1§2. */
export const loader = guardedPage(handle, ({ context, params: { sport }, ...admission }) => {
  if (!isSportPromotion(sport)) throw new Response(null, { status: 404, statusText: 'notFound' });
  return visitedPromotion(sport, admission, context);
});

export { meta } from '../../frame/page-meta.ts';

export default function PromotionSport() {
  return <PromotionView {...useLoaderData<typeof loader>()} />;
}
