import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useMemo } from 'react';
import { useTapsInFlight } from './use-taps-in-flight.ts';

/**
 * The outcomes on the slip after the taps in flight. Taps that the rules would refuse are included:
 * those rules load with the slip's view, and a first visit does not wait for it.
 */
export function useTappedOutcomes(slip: BetSlip): ReadonlySet<string> {
  const taps = useTapsInFlight().map(({ outcomeId }) => outcomeId);
  const onSlip = slip.selections.map(({ outcomeId }) => outcomeId);
  const key = JSON.stringify([onSlip, isPlaced(slip) ? [] : taps]);
  return useMemo(() => {
    const [kept, tapped] = JSON.parse(key) as readonly [readonly string[], readonly string[]];
    const outcomes = new Set(kept);
    for (const id of tapped) if (!outcomes.delete(id)) outcomes.add(id);
    return outcomes;
  }, [key]);
}
