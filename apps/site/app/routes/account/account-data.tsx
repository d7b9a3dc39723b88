import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountDataView } from '../../features/account/account-data-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { NOT_EXPORTED } from '../../paths/account-paths.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountData');

export const loader = guardedPage(handle, async ({ request, context }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const why = new URL(request.url).searchParams.get(NOT_EXPORTED);
  return {
    metadata: await privateMetadata(texts['data.title'], context),
    texts: textSections(texts, ['data', 'myDetails']),
    closing: textSections(textsOf(context.brand.locale, 'settings'), ['closing']),
    failure: why === 'unread' || why === 'tooMany' ? texts[`data.failed.${why}` as const] : null,
    contacts: await contactWays(context),
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function AccountData() {
  return <AccountDataView {...useLoaderData<typeof loader>()} />;
}
