import { setTimeout } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { amountFromWire, type MinorUnits } from '@vitrine/betting/money';
import { lastDepositDetail } from '@vitrine/upstream/contract/transactions';
import {
  SessionEnded,
  UpstreamError,
  UpstreamStatusError,
  UpstreamUnreachable,
} from '@vitrine/upstream/errors';
import type { SessionHandle } from '@vitrine/upstream/session';
import {
  beginDeposit as beginUpstream,
  type DepositMethod,
  type DepositWay,
  mayDepositWithOxxo,
} from '@vitrine/upstream/wallet/begin-deposit';
import { claimCharge, rememberCharge } from './charge.server.ts';
import type { Bettor } from './session.server.ts';

/** The one provider of Pix and of cards; the operator numbers its providers. */
const PROVIDER_ID = 1;

const INTENT_LIFE_MS = 24 * 60 * 60 * 1000;
const ANSWER_WAITS_MS = [100, 200, 400, 800, 1500, 2000];
const ANSWER_LIKELY_MS = 10_000;
const VOUCHER_DEADLINE_MS = 3000;

/** The outer bound of an upstream call (1§9): after it, no charge of a lost call can still appear. */
const CALL_BOUND_MS = 180_000;

/** How far the operator's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 2000;

/** What a deposit form asks for. */
export interface DepositOrder {
  /** The id that came with the form. */
  readonly intentId: string;
  readonly method: DepositMethod;
  readonly amount: MinorUnits;
}

/** One submit of the deposit form. Written before anything is sent, so that a repeat finds it. */
interface DepositIntent {
  readonly userId: string;
  readonly method: DepositMethod;
  readonly amount: MinorUnits;
  readonly sentAt: number;
  readonly transactionId: string | null;
}

export type DepositResult =
  | { readonly kind: 'charged'; readonly transactionId: string }
  /** The form was sent before with another amount or method: it has to be looked at again. */
  | { readonly kind: 'staleForm' }
  /**
   * The first sending is still under way or its answer was lost, and no charge is known of.
   */
  | { readonly kind: 'lost' };

/** Who asks, and by which means. */
interface Asking {
  readonly bettor: Bettor;
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

/**
 * Asks for a charge, once per form however often it is sent. A submit whose answer was lost is
 * settled by the operator's last deposit, and asks anew only once the first can't arrive any more.
 * Rejects with the upstream client's errors. Source: 1§7.
 */
export async function beginDeposit(order: DepositOrder, asking: Asking): Promise<DepositResult> {
  const { bettor, context } = asking;
  const { method, amount } = order;
  const key = intentKey(order, asking);
  const userId = bettor.session.user.id;
  const mine = { userId, method, amount, sentAt: context.now(), transactionId: null };
  let isFirst = false;
  const intent = await context.store.update<DepositIntent>(key, INTENT_LIFE_MS, (current) => {
    isFirst = current === undefined;
    return current ?? mine;
  });
  if (isFirst || !intent) return send(mine, order, asking);
  const answered = await awaitAnswer(key, intent, context);
  return answered ? settle(answered, order, asking) : beginDeposit(order, asking);
}

async function send(
  intent: DepositIntent,
  order: DepositOrder,
  asking: Asking,
): Promise<DepositResult> {
  const { session, context } = asking;
  const { intentId, method, amount } = order;
  try {
    const charge = await beginUpstream(context.upstream, wayOf(method), amount, {
      session,
      requestId: context.requestId,
    });
    await rememberCharge({ intentId, method, charge }, intent.userId, context);
    return await charged(intent, charge.transactionId, order, asking);
  } catch (error) {
    if (isNothingCharged(error)) await context.store.delete(intentKey(order, asking));
    throw error;
  }
}

function intentKey({ intentId }: DepositOrder, { bettor }: Asking): string {
  return `deposit-intent:${bettor.session.user.id}:${intentId}`;
}

async function charged(
  intent: DepositIntent,
  transactionId: string,
  order: DepositOrder,
  asking: Asking,
): Promise<DepositResult> {
  await asking.context.store.set(
    intentKey(order, asking),
    { ...intent, transactionId },
    { ttlMs: INTENT_LIFE_MS },
  );
  return { kind: 'charged', transactionId };
}

function wayOf(method: DepositMethod): DepositWay {
  switch (method) {
    case 'pix':
    case 'card':
      return { method, providerId: PROVIDER_ID };
    case 'pagoEfectivo':
      return { method, isQrCodeAvailable: true };
    default:
      return { method };
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
  intent: DepositIntent,
  order: DepositOrder,
  asking: Asking,
): Promise<DepositResult> {
  const { session, context } = asking;
  const { intentId, method, amount } = order;
  if (intent.amount !== amount || intent.method !== method) return { kind: 'staleForm' };
  if (intent.transactionId) return { kind: 'charged', transactionId: intent.transactionId };
  const { data: last } = await context.upstream.call(lastDepositDetail, {
    session,
    deadlineMs: 5000,
    requestId: context.requestId,
  });
  const isOurs =
    last !== null &&
    amountFromWire(last.amount) === amount &&
    Date.parse(last.date) >= intent.sentAt - CLOCK_TOLERANCE_MS &&
    (await claimCharge(last.transactionId, { intentId, method }, intent.userId, context));
  if (isOurs) return charged(intent, last.transactionId, order, asking);
  if (context.now() - intent.sentAt <= CALL_BOUND_MS) return { kind: 'lost' };
  return sendAnew(intent, order, asking);
}

/** The first sending can't arrive any more. Of several who find that out, one sends again. */
async function sendAnew(
  lost: DepositIntent,
  order: DepositOrder,
  asking: Asking,
): Promise<DepositResult> {
  const renewed = { ...lost, sentAt: asking.context.now() };
  let isMine = false;
  await asking.context.store.update<DepositIntent>(
    intentKey(order, asking),
    INTENT_LIFE_MS,
    (current) => {
      isMine = current?.sentAt === lost.sentAt && current.transactionId === null;
      return isMine ? renewed : current;
    },
  );
  return isMine ? send(renewed, order, asking) : beginDeposit(order, asking);
}

/**
 * Whether the bettor may have a further OXXO voucher; he may as long as the operator does not say
 * otherwise. Rejects with SessionEnded. Source: 1§7.
 */
export async function mayHaveVoucher(
  session: SessionHandle,
  context: AppLoadContext,
): Promise<boolean> {
  try {
    return await mayDepositWithOxxo(context.upstream, {
      session,
      deadlineMs: VOUCHER_DEADLINE_MS,
      requestId: context.requestId,
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'open vouchers not read');
    return true;
  }
}
