import type { AppLoadContext } from '@remix-run/node';
import {
  type AccountReactivation,
  reactivateAccount,
} from '@vitrine/upstream/account/reactivate-account';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Visitor } from '../base/session/visitor.server.ts';
import { beginSession } from './begin-session.server.ts';
import { forgetWaiting, waitingLogIn } from './waiting-log-in.server.ts';

/** How long a form waits for the operator to open the account, in milliseconds. */
const REACTIVATION_DEADLINE_MS = 15_000;

/** `begun` answers the log-in that waited; `late` finds none any more, or tokens that are too old. */
export type ReactivationEnd =
  | { readonly kind: 'begun'; readonly answer: Response }
  | { readonly kind: 'late' }
  | Exclude<AccountReactivation, { readonly kind: 'reactivated' }>;

/** Opens the deactivated account of the log-in that waits, and goes on with it. Source: 1§4, 1§6. */
export async function reactivate(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<ReactivationEnd> {
  const waiting = await waitingLogIn('reactivation', visitor, context);
  if (!waiting) return { kind: 'late' };
  const { upstream, requestId, log } = context;
  const { account } = waiting;
  const session: SessionHandle = {
    tokens: () => Promise.resolve(account.tokens),
    // A log-in has no session yet whose tokens could be exchanged: the password is asked for again.
    refresh: () =>
      Promise.reject(new SessionEnded('absent', 'A log-in that waits is not refreshed')),
  };
  try {
    const end = await reactivateAccount(upstream, {
      session,
      deadlineMs: REACTIVATION_DEADLINE_MS,
      requestId,
    });
    if (end.kind === 'failed') log.warn({ err: end.error }, 'account not reactivated');
    if (end.kind !== 'reactivated') return end;
  } catch (error) {
    if (error instanceof SessionEnded) return { kind: 'late' };
    throw error;
  }
  await forgetWaiting('reactivation', visitor, context);
  const logIn = { ...waiting, account: { ...account, isDeactivated: false } };
  return { kind: 'begun', answer: await beginSession(visitor, logIn, request, context) };
}
