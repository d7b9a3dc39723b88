import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useEffect, useRef } from 'react';
import { useTapsInFlight } from '../use-taps-in-flight.ts';

/** Calls `onToggle` when a tap on odds expands or collapses a placed slip. Source: 3§2. */
export function useTapToggles(slip: BetSlip, onToggle: () => void): void {
  const isOdd = useTapsInFlight().length % 2 === 1;
  const isExpanded = slip.isExpanded !== isOdd;
  const before = useRef(isExpanded);
  const isMeant = isPlaced(slip);
  useEffect(() => {
    if (before.current === isExpanded) return;
    before.current = isExpanded;
    if (isMeant) onToggle();
  }, [isExpanded, isMeant, onToggle]);
}
