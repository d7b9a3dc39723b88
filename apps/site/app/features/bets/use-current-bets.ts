import { useFetcher, useRevalidator } from '@remix-run/react';
import { isOpen } from '@vitrine/betting/bets/bet';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { useEffect, useState } from 'react';
import { type HistoryChoice, historyPath } from './history-path.ts';
import { useBetUpdates } from './use-bet-updates.ts';

/** One page of the history. */
export interface HistoryPage {
  readonly bets: readonly Bet[];
  readonly page: number;
  readonly pages: number;
  /** How many bets all pages have. */
  readonly total: number;
}

/** A settlement comes with others: of many bets, or of the balance. */
const RELOAD_WAIT_MS = 500;

/**
 * The bets of a page as they stand now. A bet that closes leaves the open ones at once: the first of the
 * next page, which was fetched before, takes the free place. Then the page's data are reloaded. Source:
 * 3§4.
 */
export function useCurrentBets(history: HistoryPage, choice: HistoryChoice) {
  const { revalidate } = useRevalidator();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [updated, setUpdated] = useState<string | null>(null);
  const isOfOpen = choice.mode.kind === 'open';
  const next = useNextPage(history, choice);

  useBetUpdates(({ betNumber, status }) => {
    setUpdated(betNumber);
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen(status)) after.delete(betNumber);
      else after.add(betNumber);
      return after;
    });
  });

  useEffect(() => {
    if (updated === null) return;
    const timer = setTimeout(revalidate, RELOAD_WAIT_MS);
    return () => clearTimeout(timer);
  }, [updated, closed, revalidate]);

  if (!isOfOpen) return { bets: history.bets, total: history.total, updated };
  const left = history.bets.filter(({ betNumber }) => !closed.has(betNumber));
  const gone = history.bets.length - left.length;
  const known = new Set(left.map(({ betNumber }) => betNumber));
  const pulled = next
    .filter(({ betNumber }) => !closed.has(betNumber) && !known.has(betNumber))
    .slice(0, gone);
  return { bets: [...left, ...pulled], total: history.total - gone, updated };
}

/** The bets of the page after an open one, fetched once the page stands. */
function useNextPage({ page, pages }: HistoryPage, choice: HistoryChoice): readonly Bet[] {
  const { load, data } = useFetcher<{ readonly history: HistoryPage | null }>();
  const address =
    page < pages && choice.mode.kind === 'open' ? historyPath(choice, page + 1) : null;
  useEffect(() => {
    if (address !== null) load(address);
  }, [address, load]);
  return data?.history?.bets ?? [];
}
