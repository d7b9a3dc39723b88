import { useLoaderData, useOutletContext } from '@remix-run/react';
import { AccountView } from '../../features/account/account-view.tsx';
import type { AccountMenuContent } from '../../shapes/account/account-menu.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { accountPage } from '../../services/account/account-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('userAccount');

export const loader = guardedPage(handle, ({ request, context, bettor }) =>
  accountPage(request, bettor, context),
);

export { meta } from '../../frame/page-meta.ts';

export default function UserAccount() {
  const menu = useOutletContext<AccountMenuContent | null>();
  return <AccountView {...useLoaderData<typeof loader>()} menu={menu} />;
}
