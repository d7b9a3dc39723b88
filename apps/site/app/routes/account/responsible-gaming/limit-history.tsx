import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { LimitHistoryView } from '../../../features/account/responsible-gaming/limit-history-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { limitHistory } from '../../../services/account/limit-history.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('limitHistory');

export const loader = guardedPage(handle, async ({ context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'responsible-gaming');
  return {
    metadata: await privateMetadata(texts['history.title'], context),
    texts: textSections(texts, ['history', 'limits.readAgain', 'page.title', 'session.limits']),
    changes: await limitHistory(accountPaths.limitHistory, bettor, context),
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function LimitHistory() {
  return <LimitHistoryView {...useLoaderData<typeof loader>()} />;
}
