import { useActionData, useLoaderData } from '@remix-run/react';
import { ClosedAccountView } from '../../../features/account/access/closed-account-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import {
  closedAccountPage,
  releaseByLink,
} from '../../../services/account/closed-account.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('attemptLimit');

export const loader = guardedPage(handle, ({ request, context }) =>
  closedAccountPage('attemptLimit', request, context),
);

export const action = guardedAction(handle, ({ request, context }) =>
  releaseByLink(request, context),
);

export { meta } from '../../../frame/page-meta.ts';

export default function AttemptLimit() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <ClosedAccountView {...useLoaderData<typeof loader>()} problem={problem} />;
}
