import type { BetSlipStep } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the start of a panel into view when the slip in it takes another step: whoever confirms a long
 * slip at its foot sees that it waits, and how it ends. Nothing moves while the start is in view, nor when
 * the slip fills or empties, which a tap in the middle of a list does.
 */
export function useStepInView(start: RefObject<HTMLElement | null>, step: BetSlipStep): void {
  const before = useRef(step);
  useEffect(() => {
    const isFilledOrEmptied = step === 'initial' || before.current === 'initial';
    const isAnother = step !== before.current;
    before.current = step;
    if (isAnother && !isFilledOrEmptied) start.current?.scrollIntoView({ block: 'nearest' });
  }, [start, step]);
}
