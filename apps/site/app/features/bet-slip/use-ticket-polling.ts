import { useRevalidator } from '@remix-run/react';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { ASK_AGAIN_AFTER_MS, nextTicketPoll } from '@vitrine/betting/bet-slip/placing/ticket';
import { useEffect, useState } from 'react';
import { isAnyNotConfirmed } from './not-confirmed.ts';
import { useOnline } from './use-online.ts';

/**
 * Reloads the page's data while a ticket is undecided: by the schedule of 3§9 while the slip waits,
 * then every 5 s if some tickets are decided and others are not. A ticket that is not confirmed is
 * checked once more after 5 s, and then each time the page becomes visible. Nothing is requested
 * while the browser is offline.
 */
export function useTicketPolling(
  slip: BetSlip,
  world: Pick<Window, 'setTimeout' | 'clearTimeout'> = globalThis as never,
): void {
  const { state, revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const isOnline = useOnline();
  const isWaiting = slip.step === 'waiting';
  const isNotConfirmed = slip.step === 'result' && isAnyNotConfirmed(slip);

  useEffect(() => {
    if (!isWaiting) setLooks(0);
    if (!isWaiting || !isOnline || state !== 'idle') return;
    const timer = world.setTimeout(
      () => {
        // Kept in state: an answer can arrive before React has rendered the request for it.
        setLooks(looks + 1);
        revalidate();
      },
      nextTicketPoll(looks) ?? ASK_AGAIN_AFTER_MS,
    );
    return () => world.clearTimeout(timer);
  }, [isWaiting, isOnline, looks, state, revalidate, world]);

  useEffect(() => {
    if (!isNotConfirmed || !isOnline) return;
    function lookWhenSeen() {
      if (!document.hidden) revalidate();
    }
    const timer = world.setTimeout(revalidate, ASK_AGAIN_AFTER_MS);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      world.clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [isNotConfirmed, isOnline, revalidate, world]);
}
