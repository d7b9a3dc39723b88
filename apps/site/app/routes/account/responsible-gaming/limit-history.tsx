import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { LimitHistoryView } from '../../../features/account/responsible-gaming/limit-history-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { limitHistory } from '../../../services/account/limit-history.server.ts';
import { pageTitle } from '../../../services/base/pages/page-title.server.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('limitHistory');

export const loader = guardedLoader(handle, async ({ context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'responsible-gaming');
  return {
    title: await pageTitle(texts['history.title'], context),
    texts: textSections(texts, ['history', 'limits.readAgain', 'page.title', 'session.limits']),
    changes: await limitHistory(accountPaths.limitHistory, bettor, context),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function LimitHistory() {
  return <LimitHistoryView {...useLoaderData<typeof loader>()} />;
}
