import { useLoaderData } from '@remix-run/react';
import { CompleteProfileView } from '../../features/account/identity/complete-profile-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { profilePage } from '../../services/account/documents/profile-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('completeProfile');

export const loader = guardedPage(handle, ({ bettor, context }) => profilePage(bettor, context));

export { meta } from '../../frame/page-meta.ts';

export default function CompleteProfile() {
  return <CompleteProfileView {...useLoaderData<typeof loader>()} />;
}
