import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ReferralInfoView } from '../../features/promotions/referral-info-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('referralInfo');

export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textsOf(context.brand.locale, 'rewards');
  return { metadata: await privateMetadata(texts['info.title'], context), texts };
});

export { meta } from '../../frame/page-meta.ts';

export default function ReferralInfo() {
  return <ReferralInfoView {...useLoaderData<typeof loader>()} isGuest={false} />;
}
