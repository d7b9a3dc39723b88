import { useRevalidator } from '@remix-run/react';
import { nextTicketPoll } from '@vitrine/betting/ticket';
import { useEffect, useRef } from 'react';

/**
 * While a ticket is waited for, reloads the page's data by the schedule of 3§9. The server says when
 * the wait is over, also after the last look.
 */
export function useTicketPolling(isWaiting: boolean): void {
  const { state, revalidate } = useRevalidator();
  const attempt = useRef(0);
  useEffect(() => {
    if (!isWaiting) attempt.current = 0;
    if (!isWaiting || state !== 'idle') return;
    const wait = nextTicketPoll(attempt.current);
    if (wait === null) return;
    const timer = setTimeout(() => {
      attempt.current += 1;
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, state, revalidate]);
}
