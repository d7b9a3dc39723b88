import { useActionData, useLoaderData } from '@remix-run/react';
import { SpinPromotionView } from '../../features/promotions/spin-promotion-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { visitedSpin } from '../../services/shell/promotion-visit.server.ts';
import { spinAction } from '../../services/shell/spin-action.server.ts';

export const handle = routeHandle('promotionMysteryBox');

export const loader = guardedPage(handle, ({ context, ...admission }) =>
  visitedSpin('mysticBox', admission, context),
);

/** Claims the spin of today, once. Source: 3§7. */
export const action = guardedAction(handle, (args) => spinAction('mysticBox', args));

export { meta } from '../../frame/page-meta.ts';

export default function MysteryBoxPromotion() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <SpinPromotionView {...useLoaderData<typeof loader>()} problem={problem} />;
}
