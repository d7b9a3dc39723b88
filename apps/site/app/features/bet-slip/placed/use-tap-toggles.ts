import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useEffect, useRef } from 'react';
import { useTapsInFlight } from '../taps/use-taps-in-flight.ts';

/** Whether a slip is shown expanded, with the taps and the page's data that this follows from. */
export interface ShownExpansion {
  readonly isExpanded: boolean;
  readonly inFlight: number;
  readonly slip: BetSlip;
}

/**
 * Each tap turns the slip over as soon as it is made. The page's data decides once no tap is in flight and
 * the data is newer than the last one: it can have a tap before its answer is there, or long after it.
 */
export function nextExpansion(
  before: ShownExpansion,
  slip: BetSlip,
  inFlight: number,
): ShownExpansion {
  const started = Math.max(0, inFlight - before.inFlight);
  if (started > 0) {
    return { isExpanded: before.isExpanded !== (started % 2 === 1), inFlight, slip };
  }
  if (inFlight > 0 || slip === before.slip) return { ...before, inFlight };
  return { isExpanded: slip.isExpanded, inFlight, slip };
}

/** Calls `onToggle` when a tap on odds expands or collapses a placed slip. Source: 3§2. */
export function useTapToggles(slip: BetSlip, onToggle: () => void): void {
  const inFlight = useTapsInFlight().length;
  const shown = useRef<ShownExpansion>({ isExpanded: slip.isExpanded, inFlight: 0, slip });
  const isMeant = isPlaced(slip);
  useEffect(() => {
    const before = shown.current;
    shown.current = nextExpansion(before, slip, inFlight);
    if (isMeant && shown.current.isExpanded !== before.isExpanded) onToggle();
  }, [slip, inFlight, isMeant, onToggle]);
}
