import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import {
  transactionCsvHeading,
  transactionCsvLine,
} from '../../features/wallet/transaction-words.ts';
import { brandFormat } from '../../format/brand-format.ts';
import { CSV_START } from '../../format/csv.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { fileOfPages } from '../../services/base/pages/file-of-pages.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { transactionPages, transactionsQuery } from '../../services/wallet/transactions.server.ts';

export const handle = routeHandle('transactionsExport');

/** The transactions that the list shows, all pages of them, as a CSV file; 503 when they can't be read. */
export const loader = guardedLoader(handle, async ({ request, context, bettor }) => {
  const { brand } = context;
  const query = transactionsQuery(new URL(request.url).searchParams, context);
  const texts = textsOf(brand.locale, 'wallet');
  const writing = { texts, format: brandFormat(brand), isBrazilGroup: brand.isBrazilGroup };
  const body = await withSession(paths.transactions, bettor, context, (session) =>
    fileOfPages({
      start: CSV_START + transactionCsvHeading(writing),
      lineOf: (row: ListedTransaction) => transactionCsvLine(row, writing),
      ...transactionPages(query, session, context),
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'transactions not exported');
    return null;
  });
  if (!body) return new Response(null, { status: 503 });
  context.answer.isStream = true;
  const name = `${texts['transaction.file']}-${query.range.from}-${query.range.to}.csv`;
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
