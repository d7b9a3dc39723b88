import { type AppLoadContext, redirect } from '@remix-run/node';
import { noteSecurity } from '../base/security-log.server.ts';
import { closedSessionHeader } from '../base/session/closed-session.server.ts';
import { namedDevice } from '../base/session/device-id.server.ts';
import { hasTwoFactor, spendCode } from '../base/session/two-factor.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { establishSession } from './establish-session.server.ts';
import { forgetWaiting, type RightLogIn, waitFor, waitingLogIn } from './waiting-log-in.server.ts';

/**
 * Answers a log-in whose password, link or token was right: on with a session, or to the page that asks
 * whether a deactivated account is to be opened again, or for the code of a second factor. Source: 1§1, 1§4.
 */
export async function beginSession(
  visitor: Visitor,
  logIn: RightLogIn,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  if (logIn.account.isDeactivated) return waitFor('reactivation', logIn, visitor, context);
  // Whatever the flag says now: a bettor who turned it on counts on it.
  if (await hasTwoFactor(logIn.account.userId, context)) {
    return waitFor('loginCode', logIn, visitor, context);
  }
  return signedIn(visitor, logIn, request, context);
}

/** Ends the log-in that waits for a code, if it is right; null for a wrong one. */
export async function enterCode(
  visitor: Visitor,
  typed: string,
  request: Request,
  context: AppLoadContext,
): Promise<Response | null> {
  const waiting = await waitingLogIn('loginCode', visitor, context);
  if (!waiting) return null;
  const account = waiting.account.userId;
  const isRight = await spendCode(account, typed, context);
  noteSecurity(isRight ? 'codeRight' : 'codeWrong', { account }, context);
  if (!isRight) return null;
  await forgetWaiting('loginCode', visitor, context);
  return signedIn(visitor, waiting, request, context);
}

async function signedIn(
  visitor: Visitor,
  { account, returnTo, isExtended }: RightLogIn,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const cookie = await establishSession(visitor, account, context, { isExtended });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', closedSessionHeader(false, context));
  // Whoever keeps coming back keeps the name that their notices go by.
  headers.append('Set-Cookie', (await namedDevice(request, context)).header);
  noteSecurity('loggedIn', { account: account.userId }, context);
  context.tracking.track({ name: 'logIn' });
  return redirect(returnTo, { headers });
}
