import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { isPayableCharge } from '@vitrine/betting/wallet/charge-state';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { type ListedTransaction, readTransactions } from '@vitrine/upstream/wallet/transactions';
import { chargePath } from '../../paths/wallet-paths.ts';
import type { OpenCharge } from '../../shapes/wallet/open-charge.ts';
import { isPaidByOperator } from '../../shapes/wallet/paid-by-operator.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { chargeEnd } from './charge-end.server.ts';
import { chargeExpiry } from './charge.server.ts';

/** A bettor resumes what was begun lately: older charges stand among the transactions. */
const LATEST = 20;
/** Of these, so many are offered, so that the form stays in sight. */
const OFFERED = 3;

/**
 * The deposits that the bettor began and can still pay, latest first; none while the operator does not
 * tell them. Rejects with SessionEnded. Source: 1§4, 1§7.
 */
export async function openCharges(
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<readonly OpenCharge[]> {
  const { upstream, requestId, log } = context;
  const settings = { session, deadlineMs: pageDeadline(context), requestId };
  const query = { filter: 'deposits', page: 1, pageSize: LATEST, from: null, to: null } as const;
  try {
    const { transactions } = await readTransactions(upstream, query, settings);
    const begun = transactions
      .filter(({ type, state }) => type === 'deposit' && isPayableCharge(state, false))
      .filter(({ method }) => !isPaidByOperator(method))
      .toSorted((one, other) => other.at - one.at)
      .slice(0, OFFERED);
    const charges = await Promise.all(
      begun.map((listed) => openCharge(listed, bettor, session, context)),
    );
    return charges.filter((charge) => charge !== null);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'open charges not read');
    return [];
  }
}

/** Null when its time is over, even where the operator has not cancelled it yet. */
async function openCharge(
  { transactionId, method, amount }: ListedTransaction,
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<OpenCharge | null> {
  const expiresAt = await chargeExpiry(transactionId, bettor, session, context);
  if (expiresAt !== null && expiresAt <= context.now()) return null;
  return {
    href: chargePath(transactionId),
    method,
    amount: formatMoney(amount, context.brand),
    ...(await chargeEnd(expiresAt, context)),
  };
}
