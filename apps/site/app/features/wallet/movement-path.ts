import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import { isoDay } from '../../format/date-time.ts';
import { paths } from '../../paths.ts';
import type { BrandFormat } from '../../shell-data.ts';

/** Names the day of a movement in its address: what promotions paid is found by it. */
export const MOVEMENT_DAY = 'dia';

/** The page of a movement. */
export function movementPath(
  { transactionId, at }: Pick<ListedTransaction, 'transactionId' | 'at'>,
  format: BrandFormat,
): string {
  const day = new URLSearchParams({ [MOVEMENT_DAY]: isoDay(at, format) });
  return `${paths.transactions}/${encodeURIComponent(transactionId)}?${day.toString()}`;
}
