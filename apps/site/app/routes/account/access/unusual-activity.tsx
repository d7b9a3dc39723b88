import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ClosedAccountView } from '../../../features/account/access/closed-account-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { closedAccountPage } from '../../../services/account/closed-account.server.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('unusualActivity');

export const loader = guardedLoader(handle, ({ request, context }) =>
  closedAccountPage('unusualActivity', request, context),
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.pageTitle },
  { name: 'robots', content: 'noindex' },
];

export default function UnusualActivity() {
  return <ClosedAccountView {...useLoaderData<typeof loader>()} problem={null} />;
}
