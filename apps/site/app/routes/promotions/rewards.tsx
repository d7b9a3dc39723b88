import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RewardsView } from '../../features/promotions/rewards-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { rewardsOf } from '../../services/promotions/rewards.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('rewards');

export const loader = guardedPage(handle, async ({ context, visitor }) => {
  const [metadata, referral, cashback, isCasinoOn] = await Promise.all([
    pageMetadata('rewards', context),
    isSwitchedOn('referral-promo', context),
    isSwitchedOn('cashback-promo', context),
    isSwitchedOn('show-casino', context),
  ]);
  const modules = { referral, cashback, casino: context.brand.products.casino && isCasinoOn };
  return {
    metadata,
    texts: textsOf(context.brand.locale, 'rewards'),
    rewards: await rewardsOf(visitor, modules, context),
    hasReferral: referral,
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function Rewards() {
  return <RewardsView {...useLoaderData<typeof loader>()} />;
}
