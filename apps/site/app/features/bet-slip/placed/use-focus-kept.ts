import type { BetSlipStep } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a panel when the empty slip replaces what had it: the result, or the slip that was cleared. The
 * first link of the empty slip gets it, after a result the one to the ticket. Returns the panel's event handlers.
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, step: BetSlipStep) {
  const focused = useRef<Element | null>(null);
  const before = useRef(step);
  useEffect(() => {
    const isGivenWay = before.current !== 'initial' && step === 'initial';
    before.current = step;
    // A control that stays keeps the focus; a page or a sheet around the panel has it because nothing else does.
    const isLost = document.activeElement?.contains(panel.current) ?? true;
    if (isGivenWay && isLost && focused.current?.isConnected === false) {
      panel.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [panel, step]);
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
    /** Browsers that tell of a removed element's blur name nothing that has the focus instead. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) focused.current = null;
    },
  };
}
