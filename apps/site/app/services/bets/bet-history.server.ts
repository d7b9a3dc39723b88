import type { AppLoadContext } from '@remix-run/node';
import { HISTORY_FILTERS, type HistoryFilter } from '@vitrine/betting/bets/bet';
import { type BetPage, readBets } from '@vitrine/upstream/bets/read-bets';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { type DayRange, dayRange } from '../../shapes/base/day-range.ts';
import { isoDay } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** Open bets, or closed ones by their result. Source: 3§2. */
export type HistoryMode =
  { readonly kind: 'open' } | { readonly kind: 'closed'; readonly filter: HistoryFilter };

/** What a history shows. */
export interface HistoryQuery {
  readonly mode: HistoryMode;
  readonly range: Pick<DayRange, 'from' | 'to'>;
}

/** What an address asks of the history, with the calendar day at the bettor's. */
export function historyQuery(search: URLSearchParams, { brand, now }: AppLoadContext) {
  const today = isoDay(now(), brand);
  return { mode: modeOf(search), range: dayRange(search, today), today };
}

function modeOf(search: URLSearchParams): HistoryMode {
  if (search.get('estado') !== 'encerradas') return { kind: 'open' };
  const asked = search.get('filtro');
  return { kind: 'closed', filter: HISTORY_FILTERS.find((filter) => filter === asked) ?? 'all' };
}

/** One page of the history. */
export interface BetHistoryPage extends Omit<BetPage, 'unnamed'> {
  readonly page: number;
}

/** One page of the bettor's bets of some days, newest first. Rejects with the upstream client's errors. */
export async function readBetHistory(
  { mode, range }: HistoryQuery,
  page: number,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<BetHistoryPage> {
  const query = {
    listed: mode.kind === 'open' ? ('open' as const) : mode.filter,
    page,
    from: range.from,
    to: range.to,
  };
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  const { unnamed, ...read } = await readBets(context.upstream, query, settings);
  if (unnamed.length > 0) context.log.warn({ unnamed }, 'bets that are unknown in part');
  return { ...read, page };
}

/**
 * The page that an address asks for, or the last one where there are fewer: a page of open bets goes when they
 * close. Rejects as `readBetHistory`. Source: 3§4.
 */
export async function readShownPage(
  query: HistoryQuery,
  asked: number,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<BetHistoryPage> {
  const read = await readBetHistory(query, asked, session, context);
  const last = Math.max(1, read.pages);
  return asked > last ? readBetHistory(query, last, session, context) : read;
}
