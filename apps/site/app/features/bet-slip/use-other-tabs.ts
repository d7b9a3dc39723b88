import { useRevalidator } from '@remix-run/react';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useEffect, useRef } from 'react';

const CHANNEL = 'bet-slip';

/** What two tabs must show alike: everything but prices, which the live stream brings to each. */
function signatureOf(slip: BetSlip): string {
  const { step, ticketType, selections, stakeMultiple, intentId, oddsChange } = slip;
  const items = selections.map(({ outcomeId, stake, result }) => [
    outcomeId,
    stake,
    result?.status ?? null,
  ]);
  return JSON.stringify([step, ticketType, items, stakeMultiple, intentId, oddsChange]);
}

/**
 * Shows the same slip in all tabs of a browser: a tab whose slip changed tells the others, and one that
 * shows another slip reads it from the server. `slip` is the slip as the server sent it.
 */
export function useOtherTabs(slip: BetSlip): void {
  const { revalidate } = useRevalidator();
  const signature = signatureOf(slip);
  const shown = useRef(signature);
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== shown.current) revalidate();
    };
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [revalidate]);

  useEffect(() => {
    if (shown.current === signature) return;
    shown.current = signature;
    channel.current?.postMessage(signature);
  }, [signature]);
}
