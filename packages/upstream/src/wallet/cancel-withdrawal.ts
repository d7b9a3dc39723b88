import { withdrawalOutcome, type WithdrawalOutcome } from '@vitrine/betting/wallet/transaction';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';
import {
  cancelWithdrawalOnMain,
  cancelWithdrawalOnPayments,
} from '../contract/wallet/withdrawals.ts';
import { type WithdrawalMethod, withdrawalOf } from './begin-withdrawal.ts';
import { refusalOfKind } from './withdrawal-refusal.ts';

/** The host that takes the withdrawals of a method cancels them, too. */
const ENDPOINTS = {
  pix: cancelWithdrawalOnPayments,
  spei: cancelWithdrawalOnMain,
  bankTransfer: cancelWithdrawalOnPayments,
} as const satisfies Readonly<Record<WithdrawalMethod, unknown>>;

/** Refusals that say how the withdrawal ended before the call came. */
const ENDED: Readonly<Record<string, WithdrawalOutcome>> = {
  WITHDRAWAL_PAID: 'paid',
  WITHDRAWAL_CANCELLED: 'cancelled',
  WITHDRAWAL_ENDED: 'returned',
};

/** The withdrawal to cancel. */
export interface WithdrawalToCancel {
  readonly method: WithdrawalMethod;
  readonly transactionId: string;
}

/**
 * Cancels a withdrawal, and answers how it ended: `cancelled`, or an earlier end that the call came too
 * late for. Null while the operator still tells it as under way. Throws what `UpstreamClient.call`
 * throws. Source: 1§7, assumed.
 */
export async function cancelWithdrawal(
  client: UpstreamClient,
  { method, transactionId }: WithdrawalToCancel,
  settings: CallSettings,
): Promise<WithdrawalOutcome | null> {
  try {
    const { data } = await client.call(ENDPOINTS[method], { ...settings, body: { transactionId } });
    return withdrawalOutcome(withdrawalOf(data).state);
  } catch (error) {
    const code = error instanceof UpstreamStatusError ? error.code : null;
    const ended = code === null ? undefined : ENDED[code];
    if (ended) return ended;
    throw error;
  }
}

/** Why a withdrawal that is under way was not cancelled. Source: 1§8. */
export type CancellingRefusal =
  | 'notFound'
  | 'tooManyAttempts'
  | 'blocked'
  | 'refused'
  /** No answer, or one that is a failure of the operator's. */
  | 'unreachable';

/** Why a cancelling was refused. Throws again what is not the operator's doing. */
export function cancellingRefusal(error: unknown): CancellingRefusal {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError)) return 'unreachable';
  if (error.code === 'WITHDRAWAL_WAS_NOT_FOUND') return 'notFound';
  return refusalOfKind(error);
}
