import { type AppLoadContext, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { BetHistoryView } from '../../features/bets/bet-history-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import {
  type BetHistoryPage,
  historyQuery,
  readShownPage,
} from '../../services/bets/bet-history.server.ts';
import { type CashOutBars, cashOutBars } from '../../services/bets/cash-out-terms.server.ts';
import { liveLegs } from '../../services/bets/live-legs.server.ts';
import { notConfirmedBets } from '../../services/bet-slip/undecided-outcomes.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = liveRouteHandle('betHistory');

export const loader = guardedPage(handle, async ({ request, context, bettor, headers }) => {
  const search = new URL(request.url).searchParams;
  const query = historyQuery(search, context);
  const asked = Number(search.get('pagina'));
  const pageNumber = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const { locale } = context.brand;
  const texts = textsOf(locale, 'bet-history');
  const read = await withSession(pathOf(request), bettor, context, (session) =>
    Promise.all([
      readShownPage(query, pageNumber, session, context),
      cashOutBars(session, context),
    ]),
  ).catch((error: unknown) => unreadable(error, context));
  const page = {
    metadata: await privateMetadata(texts['page.title'], context),
    texts,
    periodTexts: textSections(textsOf(locale, 'forms'), ['period']),
    notConfirmed: await notConfirmedBets(bettor, context),
    ...query,
    history: read && read[0],
    ...liveLegs(read ? read[0].bets : [], context),
    now: context.now(),
    cashOuts: read ? shownCashOuts(...read) : [],
  };
  return data(page, { headers });
});

export { headers } from '../../frame/loader-headers.ts';

function shownCashOuts({ bets }: BetHistoryPage, barOf: CashOutBars): readonly string[] {
  return bets.flatMap((bet) => (barOf(bet) === null ? [bet.betNumber] : []));
}

/** A history that can't be read is said so; the rest of the page stands. */
function unreadable(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'bet history not read');
  return null;
}

export { meta } from '../../frame/page-meta.ts';

export default function BetHistory() {
  return <BetHistoryView {...useLoaderData<typeof loader>()} />;
}
