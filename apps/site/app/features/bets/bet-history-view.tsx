import { Link as RouterLink } from '@remix-run/react';
import { HISTORY_FILTERS } from '@vitrine/betting/bets/bet';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { BetCard } from '@vitrine/ui/bets/bet-card';
import { BetHistoryFilters } from '@vitrine/ui/bets/bet-history-filters';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { PeriodFilter, type PeriodFilterProps } from '../../forms/period-filter.tsx';
import type { LiveLegs } from '../../shapes/bets/live-leg.ts';
import { betDetailsPath } from '../../paths/bet-paths.ts';
import { paths } from '../../paths.ts';
import { ticketPath } from '../../paths/slip-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { betCard } from './bet-words.tsx';
import { CashOutLink } from './cash-out-link.tsx';
import { type HistoryChoice, historyPath, modeFields } from './history-path.ts';
import { type HistoryPage, useCurrentBets } from './use-current-bets.ts';
import { useLiveLegs } from './use-live-legs.ts';

export interface BetHistoryViewProps extends HistoryChoice {
  readonly texts: Namespaces['bet-history'];
  readonly periodTexts: PeriodFilterProps['texts'];
  /** The calendar day at the bettor's. */
  readonly today: string;
  /** The numbers of the shown bets that the operator may offer a value for. */
  readonly cashOuts: readonly string[];
  /** When the page was made, epoch milliseconds. */
  readonly now: number;
  /** The live matches of the open legs. */
  readonly live: LiveLegs;
  /** The intent ids of bets that the operator took without reporting their outcome. */
  readonly notConfirmed: readonly string[];
  /** Null when it could not be read. */
  readonly history: HistoryPage | null;
}

/** The bettor's bets, open or closed. Source: 3§2. */
export function BetHistoryView(props: BetHistoryViewProps) {
  const { texts, periodTexts, today, notConfirmed, mode, range, history } = props;
  const modes = (['open', 'closed'] as const).map((kind) => ({
    href: historyPath({ mode: kind === 'open' ? { kind } : { kind, filter: 'all' }, range }),
    label: texts[`mode.${kind}`],
    current: mode.kind === kind,
  }));
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['page.heading']} />
      <BetHistoryFilters
        modes={{ label: texts['mode.label'], items: modes }}
        results={mode.kind === 'open' ? null : resultFilters(props, mode.filter)}
      />
      <PeriodFilter
        texts={periodTexts}
        path={paths.betHistory}
        fields={modeFields(props)}
        range={range}
        today={today}
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
      {history === null ? (
        <Unreadable {...props} />
      ) : (
        <Bets key={historyPath(props, history.page)} {...props} history={history} />
      )}
    </div>
  );
}

interface BetsProps extends BetHistoryViewProps {
  readonly history: HistoryPage;
}

/** The bets of one page; while it stands open, each bet that closes leaves the open ones. */
function Bets(props: BetsProps) {
  const { texts, history, cashOuts, now, live } = props;
  const { format } = useShellData();
  const { bets, total, updated } = useCurrentBets(history, props);
  useLiveLegs({ bets, live });
  return (
    <>
      <p role="status" className="sr-only">
        {updated === null ? null : formatText(texts.updated, { number: updated })}
      </p>
      {bets.length === 0 ? (
        <Empty {...props} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-text-muted">
          <p>{countText(texts, 'count', total, format.language)}</p>
          <a
            href={historyPath(props, 1, paths.betHistoryExport)}
            className="inline-flex min-h-11 items-center font-medium text-link hover:underline"
          >
            {texts.export}
          </a>
        </div>
      )}
      {bets.map((bet) => (
        <BetCard
          key={bet.betNumber}
          {...betCard(bet, texts, format, now, live)}
          action={
            <div className="grid gap-1">
              {bet.type !== 'unknown' && cashOuts.includes(bet.betNumber) ? (
                <CashOutLink texts={texts} bet={{ betNumber: bet.betNumber, type: bet.type }} />
              ) : bet.status === 'open' && bet.isCashOutBlocked ? (
                <p className="text-sm text-text-muted">{texts['cashOut.blocked']}</p>
              ) : null}
              <Link emphasis="standalone" href={betDetailsPath(bet.betNumber)}>
                {formatText(texts['bet.open'], { number: bet.betNumber })}
              </Link>
            </div>
          }
        />
      ))}
      {history.pages > 1 ? <Paging {...props} /> : null}
    </>
  );
}

function resultFilters({ texts, range }: BetHistoryViewProps, current: string) {
  return {
    label: texts['filter.label'],
    items: HISTORY_FILTERS.map((filter) => ({
      href: historyPath({ mode: { kind: 'closed', filter }, range }),
      label: texts[`filter.${filter}`],
      current: filter === current,
    })),
  };
}

function Unreadable(props: BetHistoryViewProps) {
  const { texts } = props;
  return (
    <ErrorState
      title={texts['error.title']}
      safe={texts['error.text']}
      action={
        <Button asChild>
          <a href={historyPath(props)}>{texts['error.action']}</a>
        </Button>
      }
    />
  );
}

function Empty({ texts, mode, range }: BetHistoryViewProps) {
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
                : historyPath({ mode: { kind: 'closed', filter: 'all' }, range })
            }
          >
            {texts[`empty.${mode.kind}.action`]}
          </RouterLink>
        </Button>
      }
    />
  );
}

function Paging({ texts, history: { page, pages }, ...choice }: BetsProps) {
  return (
    <nav aria-label={texts['paging.label']} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link emphasis="standalone" href={historyPath(choice, page - 1)}>
          {texts['paging.previous']}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-muted">
        {formatText(texts['paging.position'], { page, pages })}
      </span>
      {page < pages ? (
        <Link emphasis="standalone" href={historyPath(choice, page + 1)}>
          {texts['paging.next']}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
