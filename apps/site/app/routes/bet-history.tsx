import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HISTORY_FILTER, type HistoryFilter } from '@vitrine/betting/bet';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/errors';
import { BetHistoryView } from '../features/bet-history/bet-history-view.tsx';
import { paths } from '../paths.ts';
import { type HistoryMode, readBetHistory } from '../services/bet-history.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { pathOf, requireBettor, withSession } from '../services/session.server.ts';

const FILTERS = Object.keys(HISTORY_FILTER) as HistoryFilter[];

function modeOf(search: URLSearchParams): HistoryMode {
  if (search.get('estado') !== 'encerradas') return { kind: 'open' };
  const asked = search.get('filtro');
  return { kind: 'closed', filter: FILTERS.find((filter) => filter === asked) ?? 'all' };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const search = new URL(request.url).searchParams;
  const mode = modeOf(search);
  const asked = Number(search.get('pagina'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const texts = textsOf(context.brand.locale, 'bet-history');
  const history = await withSession(pathOf(request), bettor, context, (session) =>
    readBetHistory(mode, page, session, context),
  ).catch((error: unknown) => unreadable(error, context));
  return {
    title: pageTitle(texts['page.title'], context),
    texts,
    mode,
    history,
    now: context.now(),
  };
}

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
