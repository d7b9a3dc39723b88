import { data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CasinoHistoryView } from '../../features/casino/casino-history-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { pageTitle } from '../../services/base/pages/page-title.server.ts';
import { pathOf } from '../../services/base/session/session.server.ts';
import { roundList } from '../../services/casino/casino-history-page.server.ts';
import { pageOf } from '../../services/casino/game-list-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('casinoHistory');

/** The rounds that the bettor played. */
export const loader = guardedLoader(handle, async ({ request, context, bettor, headers }) => {
  const texts = textSections(textsOf(context.brand.locale, 'casino'), ['history']);
  const page = pageOf(new URL(request.url));
  const [title, list] = await Promise.all([
    pageTitle(texts['history.title'], context),
    roundList(page, pathOf(request), bettor, context),
  ]);
  return data({ title, texts, page, list }, { headers });
});

export { headers } from '../../frame/loader-headers.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function CasinoHistory() {
  return <CasinoHistoryView {...useLoaderData<typeof loader>()} />;
}
