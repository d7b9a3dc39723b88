import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CasinoHistoryView } from '../../features/casino/casino-history-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf } from '../../services/base/session/session.server.ts';
import { MOST_ROUND_PAGES, roundList } from '../../services/casino/casino-history-page.server.ts';
import { pageOf } from '../../services/casino/game-list-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('casinoHistory');

/** The rounds that the bettor played. */
export const loader = guardedPage(handle, async ({ request, context, bettor, headers }) => {
  const texts = textSections(textsOf(context.brand.locale, 'casino'), ['history']);
  const page = pageOf(new URL(request.url), MOST_ROUND_PAGES);
  const [metadata, list] = await Promise.all([
    privateMetadata(texts['history.title'], context),
    roundList(page, pathOf(request), bettor, context),
  ]);
  return data({ metadata, texts, page, list }, { headers });
});

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function CasinoHistory() {
  return <CasinoHistoryView {...useLoaderData<typeof loader>()} />;
}
