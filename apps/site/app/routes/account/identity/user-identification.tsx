import { useLoaderData } from '@remix-run/react';
import { UserIdentificationView } from '../../../features/account/identity/user-identification-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { identificationPage } from '../../../services/account/documents/identification-page.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('userIdentification');

export const loader = guardedPage(handle, ({ request, bettor, context }) =>
  identificationPage(request, bettor, context),
);

export { meta } from '../../../frame/page-meta.ts';

export default function UserIdentification() {
  return <UserIdentificationView {...useLoaderData<typeof loader>()} />;
}
