import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readPendingWithdrawals } from '@vitrine/upstream/wallet/pending-withdrawal';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';

/**
 * The amount of the withdrawal under way, formatted; null without one, `unknown` when a host gave no
 * answer. Source: 1§7.
 */
export async function withdrawalUnderWay(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<{ readonly amount: string } | 'unknown' | null> {
  const { upstream, requestId, brand, log } = context;
  const pending = await withSession(returnTo, bettor, context, (session) =>
    readPendingWithdrawals(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    return { withdrawals: [], failures: [{ error }] };
  });
  const [withdrawal] = pending.withdrawals;
  if (withdrawal) return { amount: formatMoney(withdrawal.amount, brand) };
  const [failure] = pending.failures;
  if (failure) log.warn({ err: failure.error }, 'pending withdrawal not read');
  return failure ? 'unknown' : null;
}
