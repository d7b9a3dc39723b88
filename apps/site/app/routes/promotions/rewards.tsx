import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RewardsView } from '../../features/promotions/rewards-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { metadataElements } from '../../shapes/base/page-metadata.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { rewardsOf } from '../../services/promotions/rewards.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('rewards');

export const loader = guardedLoader(handle, async ({ context, visitor }) => {
  const [metadata, referral, cashback, isCasinoOn] = await Promise.all([
    pageMetadata('rewards', context),
    isSwitchedOn('referral-promo', context),
    isSwitchedOn('cashback-promo', context),
    isSwitchedOn('show-casino', context),
  ]);
  const modules = { referral, cashback, casino: context.brand.products.casino && isCasinoOn };
  return {
    ...metadata,
    texts: textsOf(context.brand.locale, 'rewards'),
    rewards: await rewardsOf(visitor, modules, context),
    hasReferral: referral,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function Rewards() {
  return <RewardsView {...useLoaderData<typeof loader>()} />;
}
