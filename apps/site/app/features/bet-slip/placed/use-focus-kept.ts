import type { BetSlipStep } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a panel when the empty slip replaces what had it: the result, or the slip that was cleared. The
 * first link of the empty slip gets it, after a result the one to the ticket. Returns the panel's event handlers.
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, step: BetSlipStep) {
  const hasFocus = useRef(false);
  const before = useRef(step);
  useEffect(() => {
    const isGivenWay = before.current !== 'initial' && step === 'initial';
    before.current = step;
    // A control that stays, such as the one that closes the sheet, keeps the focus.
    if (isGivenWay && hasFocus.current && !panel.current?.contains(document.activeElement)) {
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
