import type { SportEvent } from './event.ts';
import { mainMarket } from './listed-market.ts';

/** Odds below 1.02 pay back little more than the stake; thousandths. */
const WORTHLESS_BELOW = 1020;

/**
 * Whether nobody bets on the winner of a match any more: its main market is open, and each price is locked
 * or below 1.02. Such a match comes last in its list, with all prices locked. A suspended market decides nothing: it opens again
 * after most goals, and its row must not jump to the end and back meanwhile.
 */
export function isDecided(event: Pick<SportEvent, 'markets'>): boolean {
  const main = mainMarket(event);
  if (main?.status !== 'active' || main.outcomes.length === 0) return false;
  return main.outcomes.every(({ status, odds }) => status !== 'active' || odds < WORTHLESS_BELOW);
}

/** Matches in their order, the decided ones after all others. */
export function withDecidedLast<Match extends Pick<SportEvent, 'markets'>>(
  matches: readonly Match[],
): readonly Match[] {
  return [...matches].sort((one, other) => Number(isDecided(one)) - Number(isDecided(other)));
}
