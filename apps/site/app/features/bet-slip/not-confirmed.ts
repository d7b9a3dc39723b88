import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';

/** Whether the operator took a ticket and has not reported its outcome yet. Source: 3§4. */
export function isAnyNotConfirmed({ selections }: BetSlip): boolean {
  return selections.some(({ result }) => result?.status === 'notConfirmed');
}
