import type { StakeTarget } from '../bet-slip-event.ts';

/** Whether two events change the same stake. */
export function isSameTarget(one: StakeTarget, other: StakeTarget): boolean {
  if (one === 'multiple' || other === 'multiple') return one === other;
  return one.outcomeId === other.outcomeId;
}
