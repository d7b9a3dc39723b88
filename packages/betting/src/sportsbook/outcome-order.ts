import type { Outcome } from './event.ts';

/** Compares outcomes for a sort: open before locked, then the most likely first. */
export function byChance(one: Outcome, other: Outcome): number {
  return Number(isOpen(other)) - Number(isOpen(one)) || one.odds - other.odds;
}

function isOpen({ status }: Outcome): boolean {
  return status === 'active';
}
