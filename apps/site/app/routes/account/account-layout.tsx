import { Outlet, useLoaderData } from '@remix-run/react';
import { AccountColumns } from '../../features/account/account-columns.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { accountMenu } from '../../services/account/account-menu.server.ts';
import { isStopped } from '../../services/base/session/session-record.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { hidesPlayLimits } from '../../services/shell/shell.server.ts';
import { shellChat } from '../../services/shell/support-chat.server.ts';

export const handle = routeHandle('accountLayout');

/** The menu of the bettor's own pages; none for a guest, and for a bettor who may open few of them. */
export const loader = guardedLoader(handle, async ({ context, visitor }) => {
  const { session } = visitor;
  if (!session || isStopped(session)) return { menu: null };
  const [twoFactor, promotions, cashback, referral, casino, chat] = await Promise.all([
    isSwitchedOn('show-tfa', context),
    isSwitchedOn('promotions-view', context),
    isSwitchedOn('cashback-promo', context),
    isSwitchedOn('referral-promo', context),
    isSwitchedOn('show-casino', context),
    shellChat(visitor, context),
  ]);
  const offers = {
    twoFactor,
    promotions,
    cashback,
    referral,
    casino: casino && context.brand.products.casino,
    notices: context.config.pushKey !== null,
    playLimits: !hidesPlayLimits(context),
    support: chat && chat.href,
  };
  return { menu: await accountMenu({ ...visitor, session }, offers, context) };
});

/** The pages of a bettor's own, beside their menu where there is room. */
export default function AccountLayout() {
  const { menu } = useLoaderData<typeof loader>();
  return (
    <AccountColumns menu={menu}>
      <Outlet context={menu} />
    </AccountColumns>
  );
}
