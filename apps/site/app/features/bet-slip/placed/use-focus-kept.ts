import type { BetSlipStep } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a panel when the empty slip replaces the result that had it: the first link of
 * the empty slip, which leads to the ticket, gets the focus. Returns the panel's event handlers.
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, step: BetSlipStep) {
  const hasFocus = useRef(false);
  const before = useRef(step);
  useEffect(() => {
    const isGivenWay = before.current === 'result' && step === 'initial';
    before.current = step;
    if (isGivenWay && hasFocus.current) {
      panel.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [panel, step]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // The browser sends no blur when the focused element is removed.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
