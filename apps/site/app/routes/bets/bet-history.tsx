import { type AppLoadContext, data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HISTORY_FILTERS } from '@vitrine/betting/bets/bet';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { BetHistoryView } from '../../features/bets/bet-history-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { type HistoryMode, readBetHistory } from '../../services/bets/bet-history.server.ts';
import { notConfirmedBets } from '../../services/bet-slip/undecided-outcomes.server.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { pathOf, withSession } from '../../services/base/session.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

function modeOf(search: URLSearchParams): HistoryMode {
  if (search.get('estado') !== 'encerradas') return { kind: 'open' };
  const asked = search.get('filtro');
  return { kind: 'closed', filter: HISTORY_FILTERS.find((filter) => filter === asked) ?? 'all' };
}

export const handle = routeHandle('betHistory');

export const loader = guardedLoader(handle, async ({ request, context, bettor, headers }) => {
  const search = new URL(request.url).searchParams;
  const mode = modeOf(search);
  const asked = Number(search.get('pagina'));
  const pageNumber = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const texts = textsOf(context.brand.locale, 'bet-history');
  const history = await withSession(pathOf(request), bettor, context, (session) =>
    readBetHistory(mode, pageNumber, session, context),
  ).catch((error: unknown) => unreadable(error, context));
  const page = {
    title: await pageTitle(texts['page.title'], context),
    texts,
    notConfirmed: await notConfirmedBets(bettor, context),
    mode,
    history,
    now: context.now(),
  };
  return data(page, { headers });
});

export { headers } from '../../loader-headers.ts';

/** A history that can't be read is said so; the rest of the page stands. */
function unreadable(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'bet history not read');
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function BetHistory() {
  return <BetHistoryView {...useLoaderData<typeof loader>()} path={paths.betHistory} />;
}
