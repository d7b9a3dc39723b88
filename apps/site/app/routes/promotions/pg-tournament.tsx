import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PromotionView } from '../../features/promotions/promotion-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { metadataElements } from '../../shapes/base/page-metadata.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { visitedPromotion } from '../../services/shell/promotion-visit.server.ts';

export const handle = routeHandle('promotionPgTournament');

export const loader = guardedLoader(handle, ({ context, ...admission }) =>
  visitedPromotion('pgTournament', admission, context),
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function PgTournament() {
  return <PromotionView {...useLoaderData<typeof loader>()} />;
}
