import type { AppLoadContext } from '@remix-run/node';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { isoDay } from '../../format/date-time.ts';
import { daysBefore, LONGEST_RANGE_DAYS } from '../../shapes/base/day-range.ts';
import { type HistoryMode, type HistoryQuery, readBetHistory } from './bet-history.server.ts';

/** How many days back a bet is searched for: as many as a list shows, which links its bets. */
export const SEARCHED_DAYS = LONGEST_RANGE_DAYS;
/** The most pages that one search reads of the open bets, and again of the closed bets. */
const SEARCHED_PAGES = 10;

/** A bet, or whether the search for it read every page of the history. */
export type FoundBet =
  | { readonly kind: 'found'; readonly bet: Bet }
  | { readonly kind: 'missing'; readonly isWholeHistoryRead: boolean };

/**
 * The bettor's bet of a number. The operator has no call for one bet, so the pages of the history
 * are searched: the open bets and the closed bets side by side. Rejects with the upstream client's
 * errors. Source: 3§7.
 */
export async function findBet(
  betNumber: string,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<FoundBet> {
  const modes: readonly HistoryMode[] = [{ kind: 'open' }, { kind: 'closed', filter: 'all' }];
  const today = isoDay(context.now(), context.brand);
  const range = { from: daysBefore(today, SEARCHED_DAYS), to: today };
  const searches = await Promise.all(
    modes.map((mode) => searchPages(betNumber, { mode, range }, session, context)),
  );
  const found = searches.find(({ kind }) => kind === 'found');
  if (found) return found;
  return {
    kind: 'missing',
    isWholeHistoryRead: searches.every(
      (search) => search.kind === 'missing' && search.isWholeHistoryRead,
    ),
  };
}

async function searchPages(
  betNumber: string,
  query: HistoryQuery,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<FoundBet> {
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, SEARCHED_PAGES); page += 1) {
    const read = await readBetHistory(query, page, session, context);
    const bet = read.bets.find((candidate) => candidate.betNumber === betNumber);
    if (bet) return { kind: 'found', bet };
    pages = read.pages;
  }
  return { kind: 'missing', isWholeHistoryRead: pages <= SEARCHED_PAGES };
}
