import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import type { CallSettings } from '@vitrine/upstream/base/client';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { BegunDeposit, DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import type { DepositInstrument } from '@vitrine/upstream/wallet/deposit-instrument';
import { readPixDeposit, readTransaction } from '@vitrine/upstream/wallet/transaction';
import type { PaymentMethodName } from '@vitrine/upstream/wallet/transaction-state';
import type { Bettor } from '../base/session/session.server.ts';

/** Longer than any charge can wait for its payment. */
const CHARGE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The stored facts of a charge: the form that asked for it, and the method. */
interface ChargeRecord {
  readonly intentId: string;
  readonly method: DepositMethod;
  /** The data that the bettor needs to pay; absent when the operator's answer was lost. */
  readonly charge?: BegunDeposit;
}

/** A charge as its page shows it. */
export interface Charge {
  readonly transactionId: string;
  /** Null for a method that this site does not know. */
  readonly method: PaymentMethodName | null;
  readonly amount: MinorUnits;
  /** Null while the operator does not answer. */
  readonly state: TransactionState | null;
  readonly instrument: DepositInstrument;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
  readonly paymentUrl: string | null;
}

function chargeKey(userId: string, transactionId: string): string {
  return `charge:${userId}:${transactionId}`;
}

/** Stores a charge from the operator's answer. */
export function rememberCharge(
  record: Required<ChargeRecord>,
  userId: string,
  context: AppLoadContext,
): Promise<void> {
  const key = chargeKey(userId, record.charge.transactionId);
  return context.store.set(key, record, { ttlMs: CHARGE_LIFE_MS });
}

/** Assigns a charge to a form that lost its answer; false when it belongs to another form. */
export async function claimCharge(
  transactionId: string,
  record: ChargeRecord,
  userId: string,
  context: AppLoadContext,
): Promise<boolean> {
  const holder = await context.store.update<ChargeRecord>(
    chargeKey(userId, transactionId),
    CHARGE_LIFE_MS,
    (current) => current ?? record,
  );
  return holder?.intentId === record.intentId;
}

/**
 * A charge of the bettor; null when the operator does not know it. While the operator does not
 * answer, the stored charge is returned; without one, rejects with the upstream client's errors.
 * Source: 1§4, 1§7.
 */
export async function readCharge(
  transactionId: string,
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<Charge | null> {
  const key = chargeKey(bettor.session.user.id, transactionId);
  const known = await context.store.get<ChargeRecord>(key);
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  try {
    return known?.method === 'pix'
      ? await readPixDeposit(context.upstream, transactionId, settings)
      : await readAny(transactionId, settings, context);
  } catch (error) {
    if (!(error instanceof UpstreamError) || !known?.charge) throw error;
    return { ...known.charge, method: known.method, state: null };
  }
}

/** When a charge can no longer be paid, in epoch milliseconds. Rejects as `readCharge` does. */
export async function chargeExpiry(
  transactionId: string,
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<number | null> {
  const key = chargeKey(bettor.session.user.id, transactionId);
  const known = await context.store.get<ChargeRecord>(key);
  if (known?.charge) return known.charge.expiresAt;
  const charge = await readCharge(transactionId, bettor, session, context);
  return charge?.expiresAt ?? null;
}

async function readAny(
  id: string,
  settings: CallSettings,
  { upstream }: AppLoadContext,
): Promise<Charge | null> {
  const transaction = await readTransaction(upstream, id, settings);
  return transaction?.type === 'deposit' ? transaction : null;
}
