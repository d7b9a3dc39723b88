import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountView } from '../../features/account/account-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { accountPage } from '../../services/account/account-page.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('userAccount');

export const loader = guardedLoader(handle, async ({ request, context, bettor }) => {
  const [offersTwoFactor, offersRewards, hasCashback, offersReferral] = await Promise.all([
    isSwitchedOn('show-tfa', context),
    isSwitchedOn('promotions-view', context),
    isSwitchedOn('cashback-promo', context),
    isSwitchedOn('referral-promo', context),
  ]);
  const offersCashback = offersRewards && hasCashback;
  const offers = { offersTwoFactor, offersCashback, offersRewards, offersReferral };
  return accountPage({ request, bettor, ...offers }, context);
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function UserAccount() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
