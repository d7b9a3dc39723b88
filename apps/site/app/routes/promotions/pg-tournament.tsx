import { useLoaderData } from '@remix-run/react';
import { PromotionView } from '../../features/promotions/promotion-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { visitedPromotion } from '../../services/shell/promotion-visit.server.ts';

export const handle = routeHandle('promotionPgTournament');

export const loader = guardedPage(handle, ({ context, ...admission }) =>
  visitedPromotion('pgTournament', admission, context),
);

export { meta } from '../../frame/page-meta.ts';

export default function PgTournament() {
  return <PromotionView {...useLoaderData<typeof loader>()} />;
}
