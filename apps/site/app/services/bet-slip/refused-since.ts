import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Odds } from '@vitrine/betting/base/odds';
import { REJECTION_EFFECTS } from '@vitrine/betting/bet-slip/placing/placement-error';

/**
 * Whether the operator's refusal took the selection off sale: then it is newer than any reading. A refusal that
 * takes all selections off holds for those that it does not name, too. Source: 3§8.
 */
export function isRefusedSince({ result }: Selection, { selections }: BetSlip): boolean {
  if (result === null) return false;
  const disabled = disabledBy(result);
  if (disabled !== 'nothing') return true;
  return selections.some((other) => disabledBy(other.result) === 'allSelections');
}

function disabledBy(result: Selection['result']) {
  const code = result?.status === 'rejected' ? result.code : null;
  return code === null ? 'nothing' : REJECTION_EFFECTS[code].disables;
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
