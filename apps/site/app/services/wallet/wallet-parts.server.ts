import type { AppLoadContext } from '@remix-run/node';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { readBalanceParts } from '@vitrine/upstream/wallet/balance-reader';
import { readPendingWithdrawals } from '@vitrine/upstream/wallet/pending-withdrawal';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';

/** One amount of the wallet with its name. */
export interface WalletPart {
  readonly label: string;
  /** Formatted; null while the operator doesn't tell the balance. */
  readonly text: string | null;
}

/**
 * What the bettor has, and how it is split: money that can be withdrawn, bonus, and withdrawals under way,
 * whose money has left the balance already. Withdrawals that could not be read are left out.
 */
export async function walletParts(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<{ readonly total: WalletPart; readonly parts: readonly WalletPart[] }> {
  const { upstream, requestId, brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const settings = { deadlineMs: pageDeadline(context), requestId };
  const [balance, pending] = await withSession(returnTo, bettor, context, (session) =>
    Promise.all([
      readBalanceParts(upstream, { ...settings, session }).catch(noted),
      readPendingWithdrawals(upstream, { ...settings, session }).catch(noted),
    ]),
  );
  const money = (amount: number) => balance && formatMoney(minorUnits(amount), brand);
  const { real, bonus } = balance ?? { real: 0, bonus: 0 };
  const blocked = pending?.withdrawals.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    total: { label: texts['balance.total'], text: money(real + bonus) },
    parts: [
      { label: texts['balance.withdrawable'], text: money(real) },
      { label: texts['balance.bonus'], text: money(bonus) },
      ...(blocked > 0 ? [{ label: texts['balance.blocked'], text: money(blocked) }] : []),
    ],
  };

  function noted(error: unknown): null {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'part of the wallet not read');
    return null;
  }
}
