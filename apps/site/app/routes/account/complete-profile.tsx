import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CompleteProfileView } from '../../features/account/identity/complete-profile-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { profilePage } from '../../services/account/documents/profile-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('completeProfile');

export const loader = guardedLoader(handle, ({ bettor, context }) => profilePage(bettor, context));

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function CompleteProfile() {
  return <CompleteProfileView {...useLoaderData<typeof loader>()} />;
}
