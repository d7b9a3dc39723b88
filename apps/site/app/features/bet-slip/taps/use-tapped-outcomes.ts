import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useMemo } from 'react';
import type { SelectedOutcomes } from '../../../shapes/bet-slip/selected-outcomes.ts';
import { stakeField } from '../bet-slip-form.ts';
import { useTapsInFlight } from './use-taps-in-flight.ts';

/**
 * The outcomes on the slip after the taps in flight, with the fields of their stakes. Taps that the rules
 * would refuse are included: those rules load with the slip's view, and a first visit does not wait for
 * it.
 */
export function useTappedOutcomes(slip: BetSlip): SelectedOutcomes {
  const taps = useTapsInFlight()
    .filter(({ isLocked }) => !isLocked)
    .map(({ outcomeId, takesOff }) => [outcomeId, takesOff] as const);
  const onSlip = slip.selections.map(({ outcomeId }) => outcomeId);
  const key = JSON.stringify([onSlip, isPlaced(slip) ? [] : taps, slip.ticketType]);
  return useMemo(() => {
    const [kept, tapped, ticketType] = JSON.parse(key) as Key;
    const outcomes = new Set(kept);
    for (const [id, takesOff] of tapped) {
      if (takesOff) outcomes.delete(id);
      else outcomes.add(id);
    }
    const fieldOf = (outcomeId: string) =>
      stakeField(ticketType === 'multiple' ? 'multiple' : { outcomeId });
    return new Map([...outcomes].map((id) => [id, fieldOf(id)]));
  }, [key]);
}

type Key = readonly [
  readonly string[],
  readonly (readonly [string, boolean])[],
  BetSlip['ticketType'],
];
