import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  pendingWithdrawalOnMain,
  pendingWithdrawalOnPayments,
} from '../contract/wallet/withdrawals.ts';
import { SessionEnded } from '../base/errors.ts';
import { withdrawalOf, type Withdrawal } from './begin-withdrawal.ts';

/** What the two hosts say of withdrawals under way. */
export interface PendingWithdrawals {
  /** One of each host at most, the latest first; the same one told by both stands once. */
  readonly withdrawals: readonly Withdrawal[];
  /** Hosts that gave no answer: without a withdrawal it is then unknown whether there is one. */
  readonly failures: readonly { readonly host: 'main' | 'payments'; readonly error: unknown }[];
}

/**
 * Asks both hosts for the withdrawal under way; one that fails does not hide what the other says.
 * Throws SessionEnded, for then there is nobody to show it to. Source: 1§7.
 */
export async function readPendingWithdrawals(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<PendingWithdrawals> {
  const [main, payments] = await Promise.allSettled([
    client.call(pendingWithdrawalOnMain, settings),
    client.call(pendingWithdrawalOnPayments, settings),
  ]);
  const answers = [
    { host: 'main', answer: main },
    { host: 'payments', answer: payments },
  ] as const;
  const found = new Map<string, Withdrawal>();
  const failures: { host: 'main' | 'payments'; error: unknown }[] = [];
  for (const { host, answer } of answers) {
    if (answer.status === 'rejected') {
      if (answer.reason instanceof SessionEnded) throw answer.reason;
      failures.push({ host, error: answer.reason });
    } else if (answer.value.data) {
      const withdrawal = withdrawalOf(answer.value.data);
      found.set(withdrawal.transactionId, withdrawal);
    }
  }
  return { withdrawals: [...found.values()].sort((a, b) => b.at - a.at), failures };
}
