import { useLoaderData } from '@remix-run/react';
import { ClosedAccountView } from '../../../features/account/access/closed-account-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { closedAccountPage } from '../../../services/account/closed-account.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('unusualActivity');

export const loader = guardedPage(handle, ({ request, context }) =>
  closedAccountPage('unusualActivity', request, context),
);

export { meta } from '../../../frame/page-meta.ts';

export default function UnusualActivity() {
  return <ClosedAccountView {...useLoaderData<typeof loader>()} problem={null} />;
}
