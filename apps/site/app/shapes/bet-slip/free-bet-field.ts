import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';

/** The name of the field that says which free bet pays a stake; empty means the balance. */
export function freeBetField(target: StakeTarget): string {
  return `freeBet:${target === 'multiple' ? target : target.outcomeId}`;
}
