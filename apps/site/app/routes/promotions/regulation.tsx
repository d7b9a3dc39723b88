import { useLoaderData } from '@remix-run/react';
import { RegulationView } from '../../features/promotions/regulation-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { regulationPage } from '../../services/promotions/regulation-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { promotionFlagsOf } from '../../services/shell/promotion-flags.server.ts';

export const handle = routeHandle('promotionRegulation');

/** The regulations of every promotion of a brand of Brazil. Source: 1§2. */
export const loader = guardedPage(handle, async ({ context }) =>
  regulationPage(await promotionFlagsOf(context), context),
);

export { meta } from '../../frame/page-meta.ts';

export default function PromotionRegulation() {
  return <RegulationView {...useLoaderData<typeof loader>()} />;
}
