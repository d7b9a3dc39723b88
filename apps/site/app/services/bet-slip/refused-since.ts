import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Odds } from '@vitrine/betting/base/odds';
import { REJECTION_EFFECTS } from '@vitrine/betting/bet-slip/placing/placement-error';

/** Whether the operator's refusal took the selection off sale: then it is newer than any reading. Source: 3§8. */
export function isRefusedSince({ result }: Pick<Selection, 'result'>): boolean {
  const code = result?.status === 'rejected' ? result.code : null;
  return code !== null && REJECTION_EFFECTS[code].disables !== 'nothing';
}

/**
 * Whether the odds of a reading are those that the operator refused: then the odds that it suggested are newer.
 * Source: 3§8.
 */
export function isPriceRefusedSince(
  { result, placed }: Pick<Selection, 'result' | 'placed'>,
  odds: Odds,
): boolean {
  return result?.code === 'ODDS_DIFFERENCE_TOO_HIGH' && odds === placed.odds;
}
