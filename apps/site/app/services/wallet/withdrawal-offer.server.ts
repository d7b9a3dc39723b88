import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { BankAccount } from '@vitrine/upstream/wallet/bank-accounts';
import type { Withdrawal } from '@vitrine/upstream/wallet/begin-withdrawal';
import { readPendingWithdrawals } from '@vitrine/upstream/wallet/pending-withdrawal';
import { paths } from '../../paths.ts';
import { readFullValidation } from '../base/full-validation.server.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { readBalance } from './balance.server.ts';
import { bankAccountsOf } from './bank-accounts.server.ts';

/** Whether and how a bettor may withdraw now. */
export type WithdrawalState =
  /** The brand asks for full validation, and it is missing. */
  | { readonly kind: 'notValidated' }
  /** The operator did not tell what it takes to decide. */
  | { readonly kind: 'notRead' }
  | { readonly kind: 'pending'; readonly withdrawal: Withdrawal }
  /** No account is confirmed; `isWaiting` while the bank has yet to say of one. */
  | { readonly kind: 'noAccount'; readonly isWaiting: boolean }
  | {
      readonly kind: 'open';
      readonly accounts: readonly [BankAccount, ...BankAccount[]];
      readonly balance: MinorUnits | null;
    };

/**
 * Asks the operator for the validation, a withdrawal under way and the accounts. A host that gives no
 * answer about withdrawals under way hinders nobody: the operator itself takes one at a time. Source: 1§6,
 * 1§7.
 */
export async function withdrawalState(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<WithdrawalState> {
  const [isValidated, withdrawal, accounts, balance] = await Promise.all([
    mayByValidation(bettor, context),
    withdrawalUnderWay(paths.withdrawal, bettor, context),
    bankAccountsOf(paths.withdrawal, bettor, context),
    readBalance(bettor, context, { fresh: true }),
  ]);
  if (isValidated === false) return { kind: 'notValidated' };
  if (withdrawal) return { kind: 'pending', withdrawal };
  if (isValidated === null || accounts === null) return { kind: 'notRead' };
  const [first, ...others] = accounts.filter(({ state }) => state === 'Confirmed');
  if (first) return { kind: 'open', accounts: [first, ...others], balance };
  return { kind: 'noAccount', isWaiting: accounts.some(({ state }) => state === 'Pending') };
}

/** Null while the operator does not tell. */
async function mayByValidation(bettor: Bettor, context: AppLoadContext): Promise<boolean | null> {
  if (!context.brand.withdrawal.needsFullValidation) return true;
  return withSession(paths.withdrawal, bettor, context, () =>
    readFullValidation(pageDeadline(context), bettor, context),
  );
}

/** The withdrawal under way; null when there is none, and while the operator does not tell. */
export async function withdrawalUnderWay(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Withdrawal | null> {
  const { upstream, requestId, log } = context;
  const settings = { deadlineMs: pageDeadline(context), requestId };
  const pending = await withSession(returnTo, bettor, context, (session) =>
    readPendingWithdrawals(upstream, { ...settings, session }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    return { withdrawals: [], failures: [{ error }] };
  });
  for (const { error } of pending.failures) log.warn({ err: error }, 'withdrawals not read');
  return pending.withdrawals[0] ?? null;
}
