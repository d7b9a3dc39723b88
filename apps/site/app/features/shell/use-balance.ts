import { useFetcher } from '@remix-run/react';
import { watchBalance } from '@vitrine/upstream/wallet/balance-watch';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';

function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}

/**
 * The balance: first the page's value, then the operator's value every minute while the page is
 * visible.
 */
export function useBalance(balance: string | null, isLoggedIn: boolean): string | null {
  const { load, data } = useFetcher<{ readonly balance: string | null }>({ key: 'balance' });
  const [shown, setShown] = useState(balance);
  useEffect(() => setShown(balance), [balance]);
  useEffect(() => {
    if (data) setShown(data.balance);
  }, [data]);
  useEffect(() => {
    if (!isLoggedIn) return;
    return watchBalance({
      refresh: () => load(paths.balance),
      isWatched: () => !document.hidden,
      every,
    });
  }, [isLoggedIn, load]);
  return shown;
}
