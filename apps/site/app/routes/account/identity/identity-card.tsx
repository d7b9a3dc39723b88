import { useLoaderData } from '@remix-run/react';
import { UploadView } from '../../../features/account/identity/upload-view.tsx';
import { useSentForm } from '../../../forms/use-sent-form.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import {
  takeDocument,
  uploadPage,
} from '../../../services/account/documents/upload-page.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('identityCard');

const sentHere = ['front', 'back'] as const;

export const loader = guardedPage(handle, ({ request, bettor, context }) =>
  uploadPage({ request, bettor, context, sentHere }),
);

export const action = guardedAction(handle, ({ request, bettor, context }) =>
  takeDocument({ request, bettor, context, sentHere }),
);

export { meta } from '../../../frame/page-meta.ts';

export default function IdentityCard() {
  return <UploadView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />;
}
