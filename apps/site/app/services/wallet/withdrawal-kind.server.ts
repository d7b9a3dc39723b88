import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import {
  SessionEnded,
  UpstreamStatusError,
  UpstreamUnreachable,
} from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { beginWithdrawal, withdrawalMethodOf } from '@vitrine/upstream/wallet/begin-withdrawal';
import { readLastWithdrawal } from '@vitrine/upstream/wallet/last-movement';
import {
  type WithdrawalRefusal,
  withdrawalRefusal,
} from '@vitrine/upstream/wallet/withdrawal-refusal';
import { z } from 'zod';
import type { Found, MoneyKind, Sending } from '../money/money-kind.ts';

/** How many milliseconds the operator's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 2000;
const ASK_DEADLINE_MS = 5000;
const LIFE_MS = 24 * 60 * 60 * 1000;

/** The content of a withdrawal form. */
export interface WithdrawalContent {
  readonly amount: MinorUnits;
  readonly bankAccountId: string;
  /** The account as the bettor saw it, to be named again. */
  readonly accountText: string;
}

interface Asking {
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

interface Withdrawn {
  readonly transactionId: string;
}

/** Why nothing was withdrawn: the operator's reason, or a session that ended on the way. */
export interface NotWithdrawn {
  readonly reason: WithdrawalRefusal | 'sessionEnded';
}

export type FoundWithdrawal = Found<WithdrawalContent, Withdrawn, NotWithdrawn>;

/** The request to pay out. Its id is the id of that copy of the form. Source: 1§4, 1§7. */
export const withdrawal: MoneyKind<WithdrawalContent, Withdrawn, NotWithdrawn, Asking> = {
  name: 'withdrawal',
  version: 1,
  content: z.object({
    amount: z.int().transform(minorUnits),
    bankAccountId: z.string(),
    accountText: z.string(),
  }),
  outcome: z.object({ transactionId: z.string() }),
  refusal: z.object({
    reason: z.enum([
      'insufficientBalance',
      'accountNotConfirmed',
      'accountNotFound',
      'alreadyPending',
      'methodNotAvailable',
      'tooManyAttempts',
      'blocked',
      'refused',
      'unreachable',
      'sessionEnded',
    ]),
  }),
  lifeMs: LIFE_MS,
  fingerprint: ({ amount, bankAccountId }) => JSON.stringify([amount, bankAccountId]),
  async send(sending, deadlineMs, asking) {
    const { id, owner, content } = sending;
    const { session, context } = asking;
    const { amount, bankAccountId } = content;
    const method = withdrawalMethodOf(context.brand.country);
    const settings = { session, deadlineMs, requestId: context.requestId };
    try {
      const order = { method, amount, bankAccountId };
      const { transactionId } = await beginWithdrawal(context.upstream, order, settings);
      await claimWithdrawal(transactionId, id, owner, context);
      return { kind: 'done', outcome: { transactionId } };
    } catch (error) {
      if (error instanceof SessionEnded) {
        return { kind: 'refused', refusal: { reason: 'sessionEnded' } };
      }
      if (!isNothingWithdrawn(error)) throw error;
      const reason = withdrawalRefusal(error);
      const outcome = BY_ITS_OWN.has(reason) ? await ownWithdrawal(sending, asking) : null;
      return outcome ? { kind: 'done', outcome } : { kind: 'refused', refusal: { reason } };
    }
  },
  ask: (sending, _isOver, asking) => ownWithdrawal(sending, asking),
};

/**
 * Refusals that a withdrawal causes for itself when something on the way sends its call twice: the
 * answer is that of the second call, which the first one is in the way of.
 */
const BY_ITS_OWN: ReadonlySet<WithdrawalRefusal> = new Set([
  'alreadyPending',
  'insufficientBalance',
]);

/** The operator's last withdrawal, when it is that of this form; otherwise null. */
async function ownWithdrawal(
  { id, owner, content, sentAt }: Sending<WithdrawalContent>,
  { session, context }: Asking,
): Promise<Withdrawn | null> {
  const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
  const last = await readLastWithdrawal(context.upstream, settings);
  const isLike = last?.amount === content.amount && last.at >= sentAt - CLOCK_TOLERANCE_MS;
  if (!last || !isLike) return null;
  const { transactionId } = last;
  return (await claimWithdrawal(transactionId, id, owner, context)) ? { transactionId } : null;
}

/** Assigns a withdrawal to the form that asked for it; false when it belongs to another form. */
async function claimWithdrawal(
  transactionId: string,
  intentId: string,
  userId: string,
  { store }: AppLoadContext,
): Promise<boolean> {
  const key = `withdrawal:${userId}:${transactionId}`;
  return (await store.update<string>(key, LIFE_MS, (current) => current ?? intentId)) === intentId;
}

/**
 * Whether the error is an answer of the operator, so that it is certain that nothing was withdrawn. A
 * lost answer is not one.
 */
function isNothingWithdrawn(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.kind !== 'failed';
  return error instanceof UpstreamUnreachable && !error.mayHaveArrived;
}
