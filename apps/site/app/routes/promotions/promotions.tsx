import { useLoaderData } from '@remix-run/react';
import { PromotionsView } from '../../features/promotions/promotions-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { promotionsPage } from '../../services/shell/promotions-page.server.ts';

export const handle = routeHandle('promotions');

/** What is on for this visitor. Source: 1§2. */
export const loader = guardedPage(handle, async ({ context, visitor, maintenance }) => {
  const [metadata, page] = await Promise.all([
    pageMetadata('promotions', context, {
      path: promotionPaths.list,
      picture: sharePicturePath('pagina', 'promotions'),
    }),
    promotionsPage({ visitor, maintenance }, context),
  ]);
  return { metadata, ...page };
});

export { meta } from '../../frame/page-meta.ts';

export default function Promotions() {
  return <PromotionsView {...useLoaderData<typeof loader>()} />;
}
