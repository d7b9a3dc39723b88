import type { Selection } from './bet-slip-types.ts';

/**
 * Whether the bet of a selection was certainly refused and can be made again. An outcome whose ticket was
 * rejected with code -703 stays off the slip of this bettor. Source: 3§8.
 */
export function canBetAgain({ result }: Pick<Selection, 'result'>): boolean {
  if (result?.status === 'canceled') return true;
  return result?.status === 'rejected' && result.code !== 'CUSTOMER_CONFIDENCE';
}
