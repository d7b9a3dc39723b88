import type { MatchEvent } from './event.ts';

/** Odds below 1.02 pay back little more than the stake; thousandths. */
const WORTHLESS_BELOW = 1020;

/**
 * Whether nobody bets on the winner of a match any more: its main market is open, and each price is locked
 * or below 1.02. Such a match comes last in its list. A suspended market decides nothing: it opens again
 * after most goals, and its row must not jump to the end and back meanwhile.
 */
export function isDecided({ markets: [main] }: Pick<MatchEvent, 'markets'>): boolean {
  if (main?.status !== 'active' || main.outcomes.length === 0) return false;
  return main.outcomes.every(({ status, odds }) => status !== 'active' || odds < WORTHLESS_BELOW);
}
