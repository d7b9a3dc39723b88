import { setTimeout } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { amountFromWire, amountToWire, type MinorUnits } from '@vitrine/betting/money';
import { beginPixDeposit, pixTransaction } from '@vitrine/upstream/contract/deposits';
import { lastDepositDetail } from '@vitrine/upstream/contract/transactions';
import { SessionEnded, UpstreamStatusError, UpstreamUnreachable } from '@vitrine/upstream/errors';
import type { SessionHandle } from '@vitrine/upstream/session';
import type { Bettor } from './session.server.ts';

/** The one Pix provider of this journey; the operator numbers its providers. */
const PIX_PROVIDER_ID = 1;
const INTENT_LIFE_MS = 24 * 60 * 60 * 1000;
const ANSWER_WAITS_MS = [100, 200, 400, 800, 1500, 2000];
const ANSWER_LIKELY_MS = 10_000;

/** The outer bound of an upstream call (1§9): after it, no charge of a lost call can still appear. */
const CALL_BOUND_MS = 180_000;

/** How far the operator's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 2000;

/** One submit of the deposit form. Written before anything is sent, so that a repeat finds it. */
interface DepositIntent {
  readonly userId: string;
  readonly amount: MinorUnits;
  readonly sentAt: number;
  readonly transactionId: string | null;
}

export type DepositResult =
  | { readonly kind: 'charged'; readonly transactionId: string }
  /** The form was sent before with another amount: it has to be looked at again. */
  | { readonly kind: 'staleForm' }
  /**
   * The first sending is still under way or its answer was lost, and no charge is known of. Once the
   * first can't arrive any more, the next submit asks anew.
   */
  | { readonly kind: 'lost' };

/**
 * Asks for a Pix charge, once per form however often it is sent. A submit whose answer was lost is
 * settled by the operator's last deposit, never by a second charge while the first may still
 * arrive. Rejects with the upstream client's errors. Source: 1§7.
 */
export async function beginDeposit(
  intentId: string,
  amount: MinorUnits,
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<DepositResult> {
  const userId = bettor.session.user.id;
  const key = `deposit-intent:${userId}:${intentId}`;
  const mine = { userId, amount, sentAt: context.now(), transactionId: null };
  let isFirst = false;
  const intent = await context.store.update<DepositIntent>(key, INTENT_LIFE_MS, (current) => {
    isFirst = current === undefined;
    return current ?? mine;
  });
  if (!isFirst && intent) {
    const answered = await awaitAnswer(key, intent, context);
    return answered
      ? settle(key, answered, amount, session, context)
      : beginDeposit(intentId, amount, bettor, session, context);
  }
  try {
    const { data } = await context.upstream.call(beginPixDeposit, {
      session,
      body: { amount: amountToWire(amount), providerId: PIX_PROVIDER_ID },
      requestId: context.requestId,
    });
    await context.store.set(
      key,
      { ...mine, transactionId: data.transactionId },
      { ttlMs: INTENT_LIFE_MS },
    );
    return { kind: 'charged', transactionId: data.transactionId };
  } catch (error) {
    if (isNothingCharged(error)) await context.store.delete(key);
    throw error;
  }
}

/** Whether a failure is an answer, so that the form may be sent again; a lost one says nothing. */
function isNothingCharged(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.kind !== 'failed';
  if (error instanceof UpstreamUnreachable) return !error.mayHaveArrived;
  return error instanceof SessionEnded;
}

/**
 * A second click comes while the first is still being answered: its answer is worth a short wait.
 * Undefined when the first was refused meanwhile.
 */
async function awaitAnswer(
  key: string,
  intent: DepositIntent,
  context: AppLoadContext,
): Promise<DepositIntent | undefined> {
  let current: DepositIntent | undefined = intent;
  for (const waitMs of ANSWER_WAITS_MS) {
    if (!current || current.transactionId) break;
    if (context.now() - current.sentAt > ANSWER_LIKELY_MS) break;
    await setTimeout(waitMs);
    current = await context.store.get<DepositIntent>(key);
  }
  return current;
}

async function settle(
  key: string,
  intent: DepositIntent,
  amount: MinorUnits,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<DepositResult> {
  if (intent.amount !== amount) return { kind: 'staleForm' };
  if (intent.transactionId) return { kind: 'charged', transactionId: intent.transactionId };
  const { data } = await context.upstream.call(lastDepositDetail, {
    session,
    deadlineMs: 5000,
    requestId: context.requestId,
  });
  const isOurs =
    data !== null &&
    amountFromWire(data.amount) === amount &&
    Date.parse(data.date) >= intent.sentAt - CLOCK_TOLERANCE_MS;
  if (!isOurs) {
    if (context.now() - intent.sentAt > CALL_BOUND_MS) await context.store.delete(key);
    return { kind: 'lost' };
  }
  await context.store.set(
    key,
    { ...intent, transactionId: data.transactionId },
    { ttlMs: INTENT_LIFE_MS },
  );
  return { kind: 'charged', transactionId: data.transactionId };
}

/** A Pix charge as its page shows it. */
export interface PixCharge {
  readonly transactionId: string;
  readonly amount: MinorUnits;
  readonly status: 'waiting' | 'paid' | 'failed' | 'expired';
  readonly brCode: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly paymentUrl: string | null;
}

/** Reads a charge of the bettor; null when the operator doesn't know it. Source: 1§4, 1§7. */
export async function readCharge(
  transactionId: string,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<PixCharge | null> {
  try {
    const { data } = await context.upstream.call(pixTransaction, {
      session,
      params: { id: transactionId },
      deadlineMs: 8000,
      requestId: context.requestId,
    });
    const expiresAt = Date.parse(data.expiresAt);
    return {
      transactionId: data.transactionId,
      amount: amountFromWire(data.amount),
      status: chargeStatus(data.status, expiresAt <= context.now()),
      brCode: data.brCode,
      expiresAt,
      paymentUrl: data.paymentUrl ?? null,
    };
  } catch (error) {
    if (error instanceof UpstreamStatusError && error.status === 404) return null;
    throw error;
  }
}

/** Transaction statuses of 1§4: 6 is paid, below 0 and refunded have failed, the rest may come. */
function chargeStatus(status: number, isExpired: boolean): PixCharge['status'] {
  if (status === 6) return 'paid';
  if (status < 0 || status === 5) return 'failed';
  return isExpired ? 'expired' : 'waiting';
}
