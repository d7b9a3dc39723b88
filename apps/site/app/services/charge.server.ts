import type { AppLoadContext } from '@remix-run/node';
import { amountFromWire, type MinorUnits } from '@vitrine/betting/money';
import type { CallSettings } from '@vitrine/upstream/client';
import { pixTransaction } from '@vitrine/upstream/contract/deposits';
import { UpstreamError } from '@vitrine/upstream/errors';
import { nullWhenUnknown } from '@vitrine/upstream/null-when-unknown';
import type { SessionHandle } from '@vitrine/upstream/session';
import type { BegunDeposit, DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import type { DepositInstrument } from '@vitrine/upstream/wallet/deposit-instrument';
import { readTransaction } from '@vitrine/upstream/wallet/transaction';
import {
  transactionState,
  type PaymentMethodName,
  type TransactionState,
} from '@vitrine/upstream/wallet/transaction-state';
import type { Bettor } from './session.server.ts';

/** Longer than any charge can wait to be paid. */
const CHARGE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const DEADLINE_MS = 8000;

/** What is kept of a charge: whose form asked for it, and by which method. */
interface ChargeRecord {
  readonly intentId: string;
  readonly method: DepositMethod;
  /** What its payer needs; absent when the operator's answer was lost. */
  readonly charge?: BegunDeposit;
}

/** A charge as its page shows it. */
export interface Charge {
  readonly transactionId: string;
  /** Null for a method that has no name here. */
  readonly method: PaymentMethodName | null;
  readonly amount: MinorUnits;
  /** Null while the operator can't be asked. */
  readonly state: TransactionState | null;
  readonly instrument: DepositInstrument;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
  readonly paymentUrl: string | null;
}

function chargeKey(userId: string, transactionId: string): string {
  return `charge:${userId}:${transactionId}`;
}

/** Keeps a charge as the operator answered with it. */
export function rememberCharge(
  record: Required<ChargeRecord>,
  userId: string,
  context: AppLoadContext,
): Promise<void> {
  const key = chargeKey(userId, record.charge.transactionId);
  return context.store.set(key, record, { ttlMs: CHARGE_LIFE_MS });
}

/** Takes a charge for a form that lost its answer; false when it is another form's. */
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
 * Reads a charge of the bettor; null when the operator doesn't know it. While he can't be asked it is
 * shown as it was begun; when that is not known either, rejects with the upstream client's errors.
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
  const settings = { session, deadlineMs: DEADLINE_MS, requestId: context.requestId };
  try {
    return known?.method === 'pix'
      ? await readPix(transactionId, settings, context)
      : await readAny(transactionId, settings, context);
  } catch (error) {
    if (!(error instanceof UpstreamError) || !known?.charge) throw error;
    return { ...known.charge, method: known.method, state: null };
  }
}

async function readPix(
  id: string,
  settings: CallSettings,
  { upstream }: AppLoadContext,
): Promise<Charge | null> {
  const answer = await upstream
    .call(pixTransaction, { ...settings, params: { id } })
    .catch(nullWhenUnknown);
  if (answer === null) return null;
  const { transactionId, amount, status, brCode, expiresAt, paymentUrl } = answer.data;
  return {
    transactionId,
    method: 'pix',
    amount: amountFromWire(amount),
    state: transactionState(status),
    instrument: { kind: 'pix', brCode },
    expiresAt: Date.parse(expiresAt),
    paymentUrl: paymentUrl ?? null,
  };
}

async function readAny(
  id: string,
  settings: CallSettings,
  { upstream }: AppLoadContext,
): Promise<Charge | null> {
  const transaction = await readTransaction(upstream, id, settings);
  return transaction?.type === 'deposit' ? transaction : null;
}
