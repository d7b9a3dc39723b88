import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Odds } from '@vitrine/betting/base/odds';
import { REJECTION_EFFECTS } from '@vitrine/betting/bet-slip/placing/placement-error';

/**
 * Whether the operator refused the selection for a change that a reading of it does not have yet: then the
 * refusal is newer (3§8). `odds` are those of the reading, null when it has none.
 */
export function isRefusedSince(
  { result, placed }: Pick<Selection, 'result' | 'placed'>,
  odds: Odds | null,
): boolean {
  if (result?.status !== 'rejected' || result.code === null) return false;
  if (result.code === 'ODDS_DIFFERENCE_TOO_HIGH') return odds === placed.odds;
  return REJECTION_EFFECTS[result.code].disables !== 'nothing';
}
