import type { BetSlip } from './bet-slip-types.ts';

/** The most selections a slip holds. Source: 3§5, 3§9. */
export const MAX_SELECTIONS = 30;

/** Whether no further selection can join the slip. Source: 3§5. */
export function isFull({ selections }: Pick<BetSlip, 'selections'>): boolean {
  return selections.length >= MAX_SELECTIONS;
}
