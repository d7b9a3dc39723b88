import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { WITHDRAWAL_OUTCOMES, withdrawalOutcome } from '@vitrine/betting/wallet/transaction';
import {
  SessionEnded,
  UpstreamStatusError,
  UpstreamUnreachable,
} from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { withdrawalMethodOf } from '@vitrine/upstream/wallet/begin-withdrawal';
import { cancellingRefusal, cancelWithdrawal } from '@vitrine/upstream/wallet/cancel-withdrawal';
import { readTransaction } from '@vitrine/upstream/wallet/transaction';
import { z } from 'zod';
import type { Found, MoneyKind } from '../money/money-kind.ts';

const ASK_DEADLINE_MS = 5000;
/** Longer than a withdrawal is under way. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The withdrawal that the bettor cancels. */
export interface CancellingContent {
  readonly transactionId: string;
  readonly amount: MinorUnits;
}

const outcome = z.object({
  /** How the withdrawal ended: the operator may have paid it, or sent it back, before the call came. */
  end: z.enum(WITHDRAWAL_OUTCOMES),
});
type CancellingOutcome = z.output<typeof outcome>;

const refusal = z.object({
  reason: z.enum([
    'notFound',
    'tooManyAttempts',
    'blocked',
    'refused',
    'unreachable',
    'sessionEnded',
  ]),
});
/** Why the withdrawal goes on: the operator's reason, or a session that ended on the way. */
export type NotCancelled = z.output<typeof refusal>;

export interface Cancelling {
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

export type FoundCancelling = Found<CancellingContent, CancellingOutcome, NotCancelled>;

/**
 * The cancelling of a withdrawal. Its id is the number of the withdrawal and that of the attempt: a
 * withdrawal has one attempt at a time, whichever tabs ask for it. Source: 1§7, assumed.
 */
export const cancelling: MoneyKind<CancellingContent, CancellingOutcome, NotCancelled, Cancelling> =
  {
    name: 'cancelWithdrawal',
    version: 1,
    content: z.object({ transactionId: z.string(), amount: z.int().transform(minorUnits) }),
    outcome,
    refusal,
    lifeMs: LIFE_MS,
    fingerprint: ({ transactionId }) => transactionId,
    async send({ content: { transactionId } }, deadlineMs, { session, context }) {
      const method = withdrawalMethodOf(context.brand.country);
      const settings = { session, deadlineMs, requestId: context.requestId };
      try {
        const end = await cancelWithdrawal(context.upstream, { method, transactionId }, settings);
        return end === null ? { kind: 'unknown' } : { kind: 'done', outcome: { end } };
      } catch (error) {
        if (error instanceof SessionEnded) {
          return { kind: 'refused', refusal: { reason: 'sessionEnded' } };
        }
        if (!isNothingCancelled(error)) throw error;
        return { kind: 'refused', refusal: { reason: cancellingRefusal(error) } };
      }
    },
    async ask({ content: { transactionId } }, _isOver, { session, context }) {
      const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
      const transaction = await readTransaction(context.upstream, transactionId, settings);
      const end = transaction && withdrawalOutcome(transaction.state);
      return end === null ? null : { end };
    },
  };

/**
 * Whether the error is an answer of the operator, so that it is certain that nothing was cancelled. A
 * lost answer is not one.
 */
function isNothingCancelled(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.kind !== 'failed';
  return error instanceof UpstreamUnreachable && !error.mayHaveArrived;
}
