import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountDataView } from '../../features/account/account-data-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { NOT_EXPORTED } from '../../paths/account-paths.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { pageTitle } from '../../services/base/pages/page-title.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountData');

export const loader = guardedLoader(handle, async ({ request, context }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const why = new URL(request.url).searchParams.get(NOT_EXPORTED);
  return {
    title: await pageTitle(texts['data.title'], context),
    texts: textSections(texts, ['data', 'myDetails']),
    closing: textSections(textsOf(context.brand.locale, 'settings'), ['closing']),
    failure: why === 'unread' || why === 'tooMany' ? texts[`data.failed.${why}` as const] : null,
    contacts: await contactWays(context),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function AccountData() {
  return <AccountDataView {...useLoaderData<typeof loader>()} />;
}
