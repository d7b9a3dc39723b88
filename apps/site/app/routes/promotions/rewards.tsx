import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RewardsView } from '../../features/promotions/rewards-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { isInMaintenance, isResting } from '../../services/promotions/open-promotions.ts';
import { type RewardKinds, rewardsOf } from '../../services/promotions/rewards.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('rewards');

export const loader = guardedPage(handle, async ({ context, visitor, maintenance }) => {
  const [metadata, referral, cashback, isCasinoOn] = await Promise.all([
    pageMetadata('rewards', context),
    isSwitchedOn('referral-promo', context),
    isSwitchedOn('cashback-promo', context),
    isSwitchedOn('show-casino', context),
  ]);
  const hasCasino = context.brand.products.casino && isCasinoOn;
  const kinds = {
    referral: stateOf(referral, isInMaintenance('referral', maintenance)),
    cashback: stateOf(cashback, isInMaintenance('cashback', maintenance)),
    freeBet: stateOf(true, isResting('sportsbook', maintenance)),
    freeSpins: stateOf(hasCasino, isResting('casino', maintenance)),
  };
  return {
    metadata,
    texts: textsOf(context.brand.locale, 'rewards'),
    rewards: await rewardsOf(visitor, kinds, context),
    hasReferral: referral,
  };
});

/** Source: 3§6. */
function stateOf(isOn: boolean, isAtRest: boolean): RewardKinds[keyof RewardKinds] {
  if (!isOn) return 'off';
  return isAtRest ? 'resting' : 'open';
}

export { meta } from '../../frame/page-meta.ts';

export default function Rewards() {
  return <RewardsView {...useLoaderData<typeof loader>()} />;
}
