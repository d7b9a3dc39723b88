import { watchBalance } from '@vitrine/upstream/wallet/balance-watch';
import { useEffect, useState } from 'react';
import { loadOwnJson } from '../../load-own-json.ts';
import { paths } from '../../paths.ts';

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
 * visible, and when it becomes visible again.
 */
export function useBalance(balance: string | null, isLoggedIn: boolean): string | null {
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
  return shown;
}
