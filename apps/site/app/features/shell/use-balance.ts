import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';

/** Source: 3§9. */
const INTERVAL_MS = 60_000;

/** The balance as the page came with it, then as the operator says every minute while in sight. */
export function useBalance(balance: string | null, isLoggedIn: boolean): string | null {
  const { load, data } = useFetcher<{ readonly balance: string | null }>({ key: 'balance' });
  const [shown, setShown] = useState(balance);
  useEffect(() => setShown(balance), [balance]);
  useEffect(() => {
    if (data) setShown(data.balance);
  }, [data]);
  useEffect(() => {
    if (!isLoggedIn) return;
    const timer = setInterval(() => {
      if (!document.hidden) load(paths.balance);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLoggedIn, load]);
  return shown;
}
