import { useLoaderData } from '@remix-run/react';
import iconUrl from 'virtual:brand/assets/icon-192.png?url';
import { DownloadView } from '../../features/shell/download-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { downloadPage } from '../../services/shell/download-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('pwaIosInstall');

export const loader = guardedPage(handle, ({ request, context }) =>
  downloadPage('ios', request, context),
);

export { meta } from '../../frame/page-meta.ts';

export default function PwaIosInstall() {
  return <DownloadView {...useLoaderData<typeof loader>()} iconUrl={iconUrl} />;
}
