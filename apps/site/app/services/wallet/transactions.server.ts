import type { AppLoadContext } from '@remix-run/node';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import {
  type ListedTransaction,
  readTransactions,
  transactionKey,
  type TransactionPage,
} from '@vitrine/upstream/wallet/transactions';
import { type DayRange, dayRange } from '../../shapes/base/day-range.ts';
import { isoDay } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { PagedList } from '../base/pages/rows-of-pages.ts';

/** What the list can be narrowed to. Source: 1§4. */
export const TRANSACTION_FILTERS = ['all', 'deposits', 'withdrawals'] as const;
export type TransactionFilter = (typeof TRANSACTION_FILTERS)[number];

const PAGE_SIZE = 20;

/** What a list of transactions shows. */
export interface TransactionsQuery {
  readonly filter: TransactionFilter;
  readonly range: Pick<DayRange, 'from' | 'to'>;
}

/** What an address asks of the list, with the calendar day at the bettor's. */
export function transactionsQuery(search: URLSearchParams, { brand, now }: AppLoadContext) {
  const today = isoDay(now(), brand);
  const asked = search.get('tipo');
  const filter = TRANSACTION_FILTERS.find((known) => known === asked) ?? 'all';
  return { filter, range: dayRange(search, today), today };
}

/** One page of the bettor's transactions. Rejects with the upstream client's errors. Source: 1§4. */
export function readTransactionPage(
  { filter, range: { from, to } }: TransactionsQuery,
  page: number,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<TransactionPage> {
  return readTransactions(
    context.upstream,
    { filter, page, pageSize: PAGE_SIZE, from, to },
    { session, deadlineMs: pageDeadline(context), requestId: context.requestId },
  );
}

/** All pages of the bettor's transactions. Its readings reject with the upstream client's errors. Source: 1§4. */
export function transactionPages(
  query: TransactionsQuery,
  session: SessionHandle,
  context: AppLoadContext,
): PagedList<ListedTransaction> {
  return {
    idOf: transactionKey,
    async read(page) {
      const { transactions, ...rest } = await readTransactionPage(query, page, session, context);
      return { ...rest, rows: transactions };
    },
  };
}
