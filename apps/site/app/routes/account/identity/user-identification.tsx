import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UserIdentificationView } from '../../../features/account/identity/user-identification-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { identificationPage } from '../../../services/account/documents/identification-page.server.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('userIdentification');

export const loader = guardedLoader(handle, ({ request, bettor, context }) =>
  identificationPage(request, bettor, context),
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function UserIdentification() {
  return <UserIdentificationView {...useLoaderData<typeof loader>()} />;
}
