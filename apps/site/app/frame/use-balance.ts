import { watchBalance } from '@vitrine/upstream/wallet/balance-watch';
import { useEffect, useState } from 'react';
import { loadOwnJson } from './load-own-json.ts';
import { paths } from '../paths.ts';

/** Says in the address of the balance that money moved since it was last read. */
export const MOVED = 'moved';

function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}

function onReturn(work: () => void): () => void {
  document.addEventListener('visibilitychange', work);
  return () => document.removeEventListener('visibilitychange', work);
}

/**
 * The balance: first the page's value, then the operator's value every minute while the page is
 * visible, when it becomes visible again, and at once with each count of movements beyond zero.
 */
export function useBalance(
  balance: string | null,
  isLoggedIn: boolean,
  movements = 0,
): string | null {
  const [shown, setShown] = useState(balance);
  useEffect(() => setShown(balance), [balance]);
  useEffect(() => {
    if (!isLoggedIn) return;
    const leaving = new AbortController();
    const stop = watchBalance({
      refresh() {
        void loadOwnJson<{ readonly balance: string | null }>(paths.balance, leaving.signal).then(
          (news) => news && setShown(news.balance),
        );
      },
      isWatched: () => !document.hidden,
      every,
      onReturn,
      now: () => performance.now(),
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [isLoggedIn]);
  useEffect(() => {
    if (movements === 0) return;
    const leaving = new AbortController();
    const path = `${paths.balance}?${MOVED}=1`;
    void loadOwnJson<{ readonly balance: string | null }>(path, leaving.signal).then(
      (news) => news && setShown(news.balance),
    );
    return () => leaving.abort();
  }, [movements]);
  return shown;
}
