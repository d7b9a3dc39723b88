import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';

const BEGINS = 'freeBet:';

/** The name of the field that says which free bet pays a stake; empty means the balance. */
export function freeBetField(target: StakeTarget): string {
  return `${BEGINS}${target === 'multiple' ? target : target.outcomeId}`;
}

/** Whether a posted form has such a field. */
export function hasFreeBetField(formData: FormData): boolean {
  return [...formData.keys()].some((name) => name.startsWith(BEGINS));
}
