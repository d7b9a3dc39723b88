import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatOdds } from '@vitrine/betting/base/odds';

/** The newest selection of a slip and its decimal odds; null for an empty slip. */
export function newestPick({ selections }: BetSlip) {
  const newest = selections.at(-1);
  if (!newest) return null;
  const { outcomeName, odds } = newest.latest;
  return { outcomeName, odds: formatOdds(odds, '.') };
}
