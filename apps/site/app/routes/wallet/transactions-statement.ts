import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import { statementOf } from '../../features/wallet/statement-lines.ts';
import { brandFormat } from '../../format/brand-format.ts';
import { formatDate, formatDateTime } from '../../format/date-time.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { rowsOfPages } from '../../services/base/pages/rows-of-pages.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { statementPdf } from '../../services/wallet/statement-pdf.server.ts';
import { transactionPages, transactionsQuery } from '../../services/wallet/transactions.server.ts';

export const handle = routeHandle('transactionsStatement');

/** The transactions that the list shows, all pages of them, as a PDF file; 503 when they can't be read. */
export const loader = guardedLoader(handle, async ({ request, context, bettor }) => {
  const { brand } = context;
  const query = transactionsQuery(new URL(request.url).searchParams, context);
  const texts = textsOf(brand.locale, 'wallet');
  const format = brandFormat(brand);
  const transactions = await withSession(paths.transactions, bettor, context, async (session) => {
    const rows: ListedTransaction[] = [];
    const pieces = rowsOfPages(transactionPages(query, session, context));
    for await (const piece of pieces) rows.push(...piece);
    return rows;
  }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'statement not made');
    return null;
  });
  if (!transactions) return new Response(null, { status: 503 });
  const { isBrazilGroup, licensee } = brand;
  // Noon is on the same day in every country of the brands.
  const dayText = (day: string) => formatDate(Date.parse(`${day}T12:00:00Z`), format);
  const statement = statementOf(transactions, { texts, format, isBrazilGroup });
  const body = await statementPdf(statement, {
    brand: brand.name,
    colour: brand.themeColor,
    title: texts['statement.title'],
    facts: [
      { label: texts['statement.holder'], text: bettor.session.user.fullName },
      {
        label: texts['statement.period'],
        text: formatText(texts['statement.periodText'], {
          from: dayText(query.range.from),
          to: dayText(query.range.to),
        }),
      },
      { label: texts['statement.madeAt'], text: formatDateTime(context.now(), format) },
    ],
    headings: {
      date: texts['transaction.column.date'],
      type: texts['transaction.column.type'],
      method: texts['transaction.column.method'],
      status: texts['transaction.column.status'],
      number: texts['transaction.column.number'],
      amount: texts['transaction.column.amount'],
    },
    totals: [
      { label: texts['statement.deposits'], text: formatMoney(statement.deposited, format) },
      { label: texts['statement.withdrawals'], text: formatMoney(statement.withdrawn, format) },
    ],
    note: texts['statement.note'],
    empty: texts['statement.empty'],
    legal: `${licensee.legalName} · ${licensee.taxIdLabel} ${licensee.taxId} · ${licensee.authorisation}`,
    pageText: (page, pages) => formatText(texts['statement.page'], { page, pages }),
  });
  const name = `${texts['statement.file']}-${query.range.from}-${query.range.to}.pdf`;
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
