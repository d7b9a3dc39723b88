import { Link as RouterLink } from '@remix-run/react';
import { HISTORY_FILTERS, type HistoryFilter } from '@vitrine/betting/bets/bet';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { BetCard } from '@vitrine/ui/bets/bet-card';
import { BetHistoryFilters } from '@vitrine/ui/bets/bet-history-filters';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { betDetailsPath, paths, ticketPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { betCard } from './bet-words.ts';

export interface BetHistoryViewProps {
  readonly texts: Namespaces['bet-history'];
  readonly path: string;
  /** The intent ids of bets that the operator took without reporting their outcome. */
  readonly notConfirmed: readonly string[];
  readonly mode:
    { readonly kind: 'open' } | { readonly kind: 'closed'; readonly filter: HistoryFilter };
  /** Null when it could not be read. */
  readonly history: {
    readonly bets: readonly Bet[];
    readonly page: number;
    readonly pages: number;
  } | null;
}

/** The bettor's bets, open or closed. Source: 3§2. */
export function BetHistoryView(props: BetHistoryViewProps) {
  const { texts, path, notConfirmed, mode, history } = props;
  const { format } = useShellData();
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['page.heading']} />
      <BetHistoryFilters
        modes={{
          label: texts['mode.label'],
          items: (['open', 'closed'] as const).map((kind) => ({
            href: historyPath(path, kind === 'open' ? { kind } : { kind, filter: 'all' }),
            label: texts[`mode.${kind}`],
            current: mode.kind === kind,
          })),
        }}
        results={mode.kind === 'open' ? null : resultFilters(texts, path, mode.filter)}
      />
      {notConfirmed.map((intentId) => (
        <Alert
          key={intentId}
          tone="warning"
          title={texts['notConfirmed.title']}
          action={
            <Link emphasis="standalone" href={ticketPath(intentId)}>
              {texts['notConfirmed.action']}
            </Link>
          }
        >
          {texts['notConfirmed.text']}
        </Alert>
      ))}
      {history === null ? <Unreadable texts={texts} path={path} /> : null}
      {history?.bets.length === 0 ? <Empty texts={texts} path={path} mode={mode} /> : null}
      {history?.bets.map((bet) => (
        <BetCard
          key={bet.betNumber}
          {...betCard(bet, texts, format)}
          action={
            <Link emphasis="standalone" href={betDetailsPath(bet.betNumber)}>
              {formatText(texts['bet.open'], { number: bet.betNumber })}
            </Link>
          }
        />
      ))}
      {history && history.pages > 1 ? (
        <Paging texts={texts} path={path} mode={mode} {...history} />
      ) : null}
    </div>
  );
}

type Mode = BetHistoryViewProps['mode'];

function historyPath(path: string, mode: Mode, page = 1): string {
  const query = new URLSearchParams();
  if (mode.kind === 'closed') query.set('estado', 'encerradas');
  if (mode.kind === 'closed' && mode.filter !== 'all') query.set('filtro', mode.filter);
  if (page > 1) query.set('pagina', String(page));
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

function resultFilters(texts: BetHistoryViewProps['texts'], path: string, current: HistoryFilter) {
  return {
    label: texts['filter.label'],
    items: HISTORY_FILTERS.map((filter) => ({
      href: historyPath(path, { kind: 'closed', filter }),
      label: texts[`filter.${filter}`],
      current: filter === current,
    })),
  };
}

function Unreadable({ texts, path }: Pick<BetHistoryViewProps, 'texts' | 'path'>) {
  return (
    <ErrorState
      title={texts['error.title']}
      safe={texts['error.text']}
      action={
        <Button asChild>
          <a href={path}>{texts['error.action']}</a>
        </Button>
      }
    />
  );
}

function Empty({ texts, path, mode }: Pick<BetHistoryViewProps, 'texts' | 'path' | 'mode'>) {
  return (
    <EmptyState
      drawing="bets"
      title={texts[`empty.${mode.kind}.title`]}
      text={texts[`empty.${mode.kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <RouterLink
            to={
              mode.kind === 'open'
                ? paths.sportsbook
                : historyPath(path, { kind: 'closed', filter: 'all' })
            }
          >
            {texts[`empty.${mode.kind}.action`]}
          </RouterLink>
        </Button>
      }
    />
  );
}

interface PagingProps extends Pick<BetHistoryViewProps, 'texts' | 'path' | 'mode'> {
  readonly page: number;
  readonly pages: number;
}

function Paging({ texts, path, mode, page, pages }: PagingProps) {
  return (
    <nav aria-label={texts['paging.label']} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link emphasis="standalone" href={historyPath(path, mode, page - 1)}>
          {texts['paging.previous']}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-muted">
        {formatText(texts['paging.position'], { page, pages })}
      </span>
      {page < pages ? (
        <Link emphasis="standalone" href={historyPath(path, mode, page + 1)}>
          {texts['paging.next']}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
