import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ReferralInfoView } from '../../features/promotions/referral-info-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('promotionReferral');

/** The programme as everybody may read it. Source: 1§2. */
export const loader = guardedPage(handle, async ({ context, visitor }) => ({
  metadata: await pageMetadata('referral', context, {
    path: promotionPaths.promotionReferral,
    picture: sharePicturePath('pagina', 'referral'),
  }),
  texts: textsOf(context.brand.locale, 'rewards'),
  isGuest: visitor.session === null,
}));

export { meta } from '../../frame/page-meta.ts';

export default function PromotionReferral() {
  return <ReferralInfoView {...useLoaderData<typeof loader>()} />;
}
