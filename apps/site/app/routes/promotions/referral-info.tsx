import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ReferralInfoView } from '../../features/promotions/referral-info-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { metadataElements } from '../../shapes/base/page-metadata.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('referralInfo');

export const loader = guardedLoader(handle, async ({ context }) => ({
  ...(await pageMetadata('referral', context)),
  texts: textsOf(context.brand.locale, 'rewards'),
}));

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function ReferralInfo() {
  return <ReferralInfoView {...useLoaderData<typeof loader>()} isGuest={false} />;
}
