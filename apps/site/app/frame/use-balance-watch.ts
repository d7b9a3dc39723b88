import { watchBalance } from '@vitrine/upstream/wallet/balance-watch';
import { useEffect, useRef } from 'react';

function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}

function onReturn(work: () => void): () => void {
  document.addEventListener('visibilitychange', work);
  return () => document.removeEventListener('visibilitychange', work);
}

/**
 * Calls `refresh` when a balance on the page has to be read anew: every minute while the page is visible, and
 * when it becomes visible again. The signal aborts when the page is left.
 */
export function useBalanceWatch(isWatching: boolean, refresh: (left: AbortSignal) => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isWatching) return;
    const leaving = new AbortController();
    const stop = watchBalance({
      refresh: () => latest.current(leaving.signal),
      isWatched: () => !document.hidden,
      every,
      onReturn,
      now: () => performance.now(),
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [isWatching]);
}
