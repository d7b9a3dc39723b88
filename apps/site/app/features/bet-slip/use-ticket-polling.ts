import { useRevalidator } from '@remix-run/react';
import { nextTicketPoll } from '@vitrine/betting/ticket';
import { useEffect, useState } from 'react';

/**
 * While a ticket is waited for, reloads the page's data by the schedule of 3§9. The server says when
 * the wait is over, also after the last look.
 */
export function useTicketPolling(isWaiting: boolean): void {
  const { state, revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isWaiting) setLooks(0);
    if (!isWaiting || state !== 'idle') return;
    const wait = nextTicketPoll(looks);
    if (wait === null) return;
    const timer = setTimeout(() => {
      // Counted as a state: an answer can come before React has seen that one was waited for.
      setLooks(looks + 1);
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, state, revalidate]);
}
