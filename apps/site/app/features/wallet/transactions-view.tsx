import { Link as RouterLink } from '@remix-run/react';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Card } from '@vitrine/ui/base/card';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { Pagination } from '@vitrine/ui/base/pagination';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { TransactionFilters } from '@vitrine/ui/wallet/transaction-filters';
import { TransactionRow } from '@vitrine/ui/wallet/transaction-row';
import type { ListedTransaction, TransactionQuery } from '@vitrine/upstream/wallet/transactions';
import { type DayRange, rangeFields } from '../../shapes/base/day-range.ts';
import { type PeriodFilterProps, usePeriodChoice } from '../../forms/period-filter.tsx';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { movementPath } from './movement-path.ts';
import { transactionRow } from './transaction-words.ts';

const FILTERS = ['all', 'deposits', 'withdrawals'] as const;

export interface TransactionsViewProps {
  readonly texts: Namespaces['wallet'];
  readonly periodTexts: PeriodFilterProps['texts'];
  readonly isBrazilGroup: boolean;
  readonly filter: TransactionQuery['filter'];
  readonly range: DayRange;
  /** The calendar day at the bettor's. */
  readonly today: string;
  /** Null when they could not be read. */
  readonly list: {
    readonly transactions: readonly ListedTransaction[];
    readonly page: number;
    readonly pages: number;
    readonly total: number;
  } | null;
}

/** The bettor's deposits and withdrawals. Source: 1§2, 1§4. */
export function TransactionsView(props: TransactionsViewProps) {
  const { texts, periodTexts, filter, range, today, list } = props;
  const { user } = useShellData();
  const period = usePeriodChoice({
    texts: periodTexts,
    path: paths.transactions,
    fields: filterFields(filter),
    range,
    today,
  });
  const types = FILTERS.map((each) => ({
    href: addressOf({ filter: each, range }),
    label: texts[`transaction.filter.${each}`],
    current: each === filter,
  }));
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['transaction.title']} />
      <TransactionFilters
        types={{ label: texts['transaction.filter.label'], items: types }}
        {...period}
      />
      {list === null ? (
        <ErrorState
          title={texts['transaction.error.title']}
          safe={texts['transaction.error.text']}
          action={
            <Button asChild>
              <a href={addressOf(props)}>{texts['transaction.error.action']}</a>
            </Button>
          }
        />
      ) : list.transactions.length === 0 ? (
        <EmptyState
          drawing="bets"
          title={texts['transaction.empty.title']}
          text={texts['transaction.empty.text']}
          action={
            user?.mayDeposit ? (
              <Button asChild intent="quiet">
                <RouterLink to={paths.deposit}>{texts['transaction.empty.action']}</RouterLink>
              </Button>
            ) : null
          }
        />
      ) : (
        <List {...props} list={list} />
      )}
    </div>
  );
}

interface ListProps extends TransactionsViewProps {
  readonly list: NonNullable<TransactionsViewProps['list']>;
}

function List({ list: { transactions, page, pages, total }, ...props }: ListProps) {
  const { texts, isBrazilGroup } = props;
  const { format } = useShellData();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-text-muted">
        <p>{countText(texts, 'transaction.count', total, format.language)}</p>
        <p className="flex flex-wrap gap-x-4">
          {[
            { path: `${paths.transactions}/statement`, label: texts['statement.download'] },
            { path: paths.transactionsExport, label: texts['transaction.export'] },
          ].map(({ path, label }) => (
            <a
              key={path}
              href={addressOf(props, 1, path)}
              className="inline-flex min-h-11 items-center font-medium text-link hover:underline"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
      <Card flush>
        <ul>
          {transactions.map((each) => (
            <TransactionRow
              key={each.transactionId}
              href={movementPath(each, format)}
              {...transactionRow(each, { texts, format, isBrazilGroup })}
            />
          ))}
        </ul>
      </Card>
      <Pagination
        label={texts['transaction.pages']}
        current={page}
        total={pages}
        hrefOf={(each) => addressOf(props, each)}
        previousLabel={texts['transaction.previous']}
        nextLabel={texts['transaction.next']}
        pageLabel={(each) => formatText(texts['transaction.page'], { page: each })}
        positionText={formatText(texts['transaction.position'], { page, pages })}
      />
    </>
  );
}

function filterFields(filter: TransactionsViewProps['filter']): Record<string, string> {
  return filter === 'all' ? {} : { tipo: filter };
}

function addressOf(
  { filter, range }: Pick<TransactionsViewProps, 'filter' | 'range'>,
  page = 1,
  base: string = paths.transactions,
): string {
  const query = new URLSearchParams({
    ...filterFields(filter),
    ...rangeFields(range),
    ...(page > 1 ? { pagina: String(page) } : {}),
  });
  const search = query.toString();
  return search ? `${base}?${search}` : base;
}
