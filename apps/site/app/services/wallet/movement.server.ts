import type { AppLoadContext } from '@remix-run/node';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { readTransaction, type Transaction } from '@vitrine/upstream/wallet/transaction';
import { type ListedTransaction, readTransactions } from '@vitrine/upstream/wallet/transactions';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** As many lines of one day as a call gives. */
const LINES_OF_A_DAY = 100;

/** What the page of one movement knows. */
export type Movement = ListedTransaction &
  Partial<Pick<Transaction, 'changedAt' | 'expiresAt' | 'fee'>>;

/**
 * One movement of the bettor. What promotions paid has no call of its own: it is found in the list of the
 * day that the address names. Null when there is no such movement. Rejects with the upstream client's
 * errors. Source: 1§4, 1§7.
 */
export async function readMovement(
  { id, day }: { readonly id: string; readonly day: string | null },
  session: SessionHandle,
  context: AppLoadContext,
): Promise<Movement | null> {
  const { upstream, requestId } = context;
  const settings = { session, deadlineMs: pageDeadline(context), requestId };
  const found = await readTransaction(upstream, id, settings);
  if (found || day === null) return found;
  const query = { filter: 'all', page: 1, pageSize: LINES_OF_A_DAY, from: day, to: day } as const;
  const { transactions } = await readTransactions(upstream, query, settings);
  return transactions.find(({ transactionId }) => transactionId === id) ?? null;
}
