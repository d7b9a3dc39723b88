import type { MinorUnits } from '@vitrine/betting/base/money';
import { useEffect, useState } from 'react';
import { loadOwnJson } from '../../frame/load-own-json.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { cashOutValueAddress, type ValuedBet } from './cash-out-value-address.ts';

/** How soon a value in a list is asked for again, in milliseconds: its own page asks sooner. */
const ASKED_EVERY_MS = 10_000;

/** What the operator would pay for a bet now, asked for while `isSeen`; null while it is not known. */
export function useCashOutValue(
  { betNumber, type }: ValuedBet,
  isSeen: boolean,
): MinorUnits | null {
  const [value, setValue] = useState<MinorUnits | null>(null);
  useEffect(() => {
    if (!isSeen) return;
    const left = new AbortController();
    const address = cashOutValueAddress({ betNumber, type }, 'available');
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      const shown = await loadOwnJson<ShownCashOut>(address, left.signal);
      if (left.signal.aborted) return;
      setValue(shown?.cashOut.state === 'available' ? shown.cashOut.offer.value : null);
      timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    }
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [betNumber, type, isSeen]);
  return value;
}
