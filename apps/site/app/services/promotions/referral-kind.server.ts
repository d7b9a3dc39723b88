import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import {
  SessionEnded,
  UpstreamStatusError,
  UpstreamUnreachable,
} from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { readReferralRewards, takeReferralRewards } from '@vitrine/upstream/promotions/referral';
import { z } from 'zod';
import type { Found, MoneyKind } from '../money/money-kind.ts';

const ASK_DEADLINE_MS = 5000;

const amount = z.int().transform(minorUnits);
const refusal = z.enum(['none', 'notAllowed', 'failed', 'sessionEnded']);

/** The sum that the form showed, and the sum that was paid. */
export interface ReferralClaim {
  readonly amount: MinorUnits;
}

/** Why nothing was paid: `none` means that an earlier claim took everything. */
export type ReferralRefusal = z.output<typeof refusal>;

/** The bettor who claims, and the services needed. */
export interface Claiming {
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

export type FoundReferralClaim = Found<ReferralClaim, ReferralClaim, ReferralRefusal>;

/** The payment of every referral reward that is ready. Its id is that of one copy of the form. Source: 3§7. */
export const referralMovement: MoneyKind<ReferralClaim, ReferralClaim, ReferralRefusal, Claiming> =
  {
    name: 'referralReward',
    version: 1,
    content: z.object({ amount }),
    outcome: z.object({ amount }),
    refusal,
    lifeMs: 24 * 60 * 60 * 1000,
    // The operator pays what is ready, whatever the form showed.
    fingerprint: () => 'everyReward',
    async send(_sending, deadlineMs, { session, context }) {
      const settings = { session, deadlineMs, requestId: context.requestId };
      try {
        const paid = await takeReferralRewards(context.upstream, settings);
        return paid === null
          ? { kind: 'refused', refusal: 'none' }
          : { kind: 'done', outcome: { amount: paid } };
      } catch (error) {
        const why = refusalOf(error);
        if (why === null) throw error;
        context.log.warn({ err: error }, 'referral rewards not paid');
        return { kind: 'refused', refusal: why };
      }
    },
    /** Rewards that are no longer ready were paid: nothing but a claim takes them. */
    async ask({ content }, _isOver, { session, context }) {
      const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
      const ready = await readReferralRewards(context.upstream, settings);
      return ready.hasRewards && ready.amount >= content.amount ? null : content;
    },
  };

/** Why it is certain that nothing was paid; null when it is not. */
function refusalOf(error: unknown): ReferralRefusal | null {
  if (error instanceof SessionEnded) return 'sessionEnded';
  if (error instanceof UpstreamUnreachable) return error.mayHaveArrived ? null : 'failed';
  if (!(error instanceof UpstreamStatusError) || error.kind === 'failed') return null;
  return NOT_ALLOWED.has(error.status) ? 'notAllowed' : 'failed';
}

/** The refusals of a bettor who may not play. Source: 1§8. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([403, 406, 423, 451]);
