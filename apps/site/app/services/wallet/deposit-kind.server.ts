import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import {
  SessionEnded,
  UpstreamStatusError,
  UpstreamUnreachable,
} from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import {
  beginDeposit,
  type DepositMethod,
  type DepositWay,
} from '@vitrine/upstream/wallet/begin-deposit';
import { readLastDeposit } from '@vitrine/upstream/wallet/last-movement';
import { z } from 'zod';
import type { Found, MoneyKind } from '../money/money-kind.ts';
import { claimCharge, rememberCharge } from './charge.server.ts';
import { type DepositRefusal, depositRefusal } from './deposit-refusal.server.ts';

/** The only provider of Pix and of cards; the operator numbers its providers. */
const PROVIDER_ID = 1;

/** How many milliseconds the operator's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 2000;

const ASK_DEADLINE_MS = 5000;

/** The content of a deposit form. */
export interface DepositContent {
  readonly method: DepositMethod;
  readonly amount: MinorUnits;
}

/** The bettor who asks, and the services needed. */
interface Asking {
  readonly session: SessionHandle;
  /** The brand's smallest deposit. */
  readonly minimum: MinorUnits;
  readonly context: AppLoadContext;
}

interface Charged {
  readonly transactionId: string;
}

/** Why nothing was charged: the operator's reason, or a session that ended on the way. */
export type NotCharged = DepositRefusal & { readonly isSessionEnded?: boolean | undefined };

export type FoundDeposit = Found<DepositContent, Charged, NotCharged>;

const amount = z.int().transform(minorUnits);
const methods = z.enum([
  'pix',
  'card',
  'pagoEfectivo',
  'oxxo',
  'spei',
  'tupay',
  'yape',
  'bankTransfer',
  'digitalWallet',
]);

const bar = z.enum([
  'selfExclusion',
  'internallyBlocked',
  'deactivated',
  'pause',
  'selfBlocked',
  'blocked',
  'restrictedRegion',
]);

/** The request for a charge that the bettor then pays. Its id is the id of that copy of the form. */
export const deposit: MoneyKind<DepositContent, Charged, NotCharged, Asking> = {
  name: 'deposit',
  version: 1,
  content: z.object({ method: methods, amount }),
  outcome: z.object({ transactionId: z.string() }),
  refusal: z.object({
    field: z.enum(['amount', 'method']).nullable(),
    code: z.string(),
    amount: amount.optional(),
    bar: bar.optional(),
    isSessionEnded: z.boolean().optional(),
  }),
  lifeMs: 24 * 60 * 60 * 1000,
  fingerprint: (content) => JSON.stringify([content.method, content.amount]),
  async send({ id, owner, content }, deadlineMs, { session, minimum, context }) {
    const { method } = content;
    try {
      const settings = { session, deadlineMs, requestId: context.requestId };
      const charge = await beginDeposit(context.upstream, wayOf(method), content.amount, settings);
      await rememberCharge({ intentId: id, method, charge }, owner, context);
      return { kind: 'done', outcome: { transactionId: charge.transactionId } };
    } catch (error) {
      if (error instanceof SessionEnded) {
        return { kind: 'refused', refusal: { field: null, code: 'refused', isSessionEnded: true } };
      }
      if (!isNothingCharged(error)) throw error;
      return { kind: 'refused', refusal: depositRefusal(error, { minimum }) };
    }
  },
  async ask({ id, owner, content, sentAt }, _isOver, { session, context }) {
    const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
    const last = await readLastDeposit(context.upstream, settings);
    const isLike = last?.amount === content.amount && last.at >= sentAt - CLOCK_TOLERANCE_MS;
    if (!last || !isLike) return null;
    const { transactionId } = last;
    const claim = { intentId: id, method: content.method };
    return (await claimCharge(transactionId, claim, owner, context)) ? { transactionId } : null;
  },
};

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

/**
 * Whether the error is an answer of the operator, so that it is certain that nothing was charged. A
 * lost answer is not one.
 */
function isNothingCharged(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.kind !== 'failed';
  return error instanceof UpstreamUnreachable && !error.mayHaveArrived;
}
