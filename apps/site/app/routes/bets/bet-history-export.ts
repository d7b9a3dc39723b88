import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { betCsvHeading, betCsvLine } from '../../features/bets/bet-csv.ts';
import { brandFormat } from '../../format/brand-format.ts';
import { CSV_START } from '../../format/csv.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { fileOfPages } from '../../services/base/pages/file-of-pages.ts';
import { historyQuery, readBetHistory } from '../../services/bets/bet-history.server.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('betHistoryExport');

/** The bets that the history shows, all pages of them, as a CSV file; 503 when they can't be read. */
export const loader = guardedLoader(handle, async ({ request, context, bettor }) => {
  const query = historyQuery(new URL(request.url).searchParams, context);
  const texts = textsOf(context.brand.locale, 'bet-history');
  const format = brandFormat(context.brand);
  const file = {
    start: CSV_START + betCsvHeading(texts, format),
    lineOf: (bet: Bet) => betCsvLine(bet, texts, format, context.now()),
    idOf: ({ betNumber }: Bet) => betNumber,
  };
  const body = await withSession(paths.betHistory, bettor, context, (session) =>
    fileOfPages({
      ...file,
      async read(page) {
        const { bets, ...rest } = await readBetHistory(query, page, session, context);
        return { ...rest, rows: bets };
      },
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'bets not exported');
    return null;
  });
  if (!body) return new Response(null, { status: 503 });
  context.answer.isStream = true;
  const name = `${texts['export.file']}-${query.range.from}-${query.range.to}.csv`;
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
