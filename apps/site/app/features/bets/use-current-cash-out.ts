import { useRevalidator } from '@remix-run/react';
import type { CashOutState } from '@vitrine/betting/bets/cash-out';
import { useEffect, useState } from 'react';
import { loadOwnJson } from '../../frame/load-own-json.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';

/**
 * How soon a state is looked at again, in milliseconds. The others change by what the bettor does: a value
 * that is to be confirmed stands still, so that no other one gets under the finger.
 */
const LOOK_AFTER_MS: Readonly<Partial<Record<CashOutState, number>>> = {
  available: 4_000,
  closedMarket: 4_000,
  pending: 1_000,
};

/**
 * The cash out as it stands now: its value follows the market while the page is visible, and its end
 * is asked for. `initial` is what the page's loader read; `addressOf` says where a state is looked at
 * again.
 */
export function useCurrentCashOut(
  initial: ShownCashOut,
  addressOf: (state: CashOutState) => string,
): ShownCashOut {
  // What was heard counts until the page's own data are newer.
  const [heard, setHeard] = useState({ after: initial, shown: initial });
  const shown = heard.after === initial ? heard.shown : initial;
  const { state } = shown.cashOut;
  const address = addressOf(state);

  useEffect(() => {
    const wait = LOOK_AFTER_MS[state];
    if (wait === undefined) return;
    const leaving = new AbortController();
    const timer = setTimeout(async function look() {
      const heard = document.hidden
        ? null
        : await loadOwnJson<ShownCashOut>(address, leaving.signal);
      if (leaving.signal.aborted) return;
      if (heard) setHeard({ after: initial, shown: heard });
      else timers.add(setTimeout(look, wait));
    }, wait);
    const timers = new Set([timer]);
    return () => {
      leaving.abort();
      for (const each of timers) clearTimeout(each);
    };
  }, [state, shown, initial, address]);

  // The bet and the balance change with it.
  const { revalidate } = useRevalidator();
  const isNews = state === 'success' && initial.cashOut.state !== 'success';
  useEffect(() => {
    if (isNews) revalidate();
  }, [isNews, revalidate]);
  return shown;
}
