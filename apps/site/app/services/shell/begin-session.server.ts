import { type AppLoadContext, redirect } from '@remix-run/node';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { paths } from '../../paths.ts';
import { closedSessionHeader } from '../base/session/closed-session.server.ts';
import { hasTwoFactor, spendCode } from '../base/session/two-factor.server.ts';
import { type Visitor, visitorCookieHeader } from '../base/session/visitor.server.ts';
import { establishSession } from './establish-session.server.ts';
import { isSwitchedOn } from './flags.server.ts';

/** How long a log-in waits for its code, in milliseconds. */
const WAIT_MS = 5 * 60 * 1000;

/** A log-in whose password, link or token was right. */
export interface RightLogIn {
  readonly account: EstablishedAccount;
  readonly returnTo: string;
  /** Whether the bettor chose to stay logged in. */
  readonly isExtended: boolean;
}

const key = (visitorId: string) => `two-factor-login:${visitorId}`;

/**
 * Answers a log-in whose password, link or token was right: on with a session, or to the page that asks for the
 * code of a bettor with a second factor. Source: 1§1, 1§4.
 */
export async function beginSession(
  visitor: Visitor,
  logIn: RightLogIn,
  context: AppLoadContext,
): Promise<Response> {
  const asksForCode =
    (await hasTwoFactor(logIn.account.userId, context)) &&
    (await isSwitchedOn('show-tfa', context));
  if (!asksForCode) return signedIn(visitor, logIn, context);
  await context.store.set(key(visitor.id), logIn, { ttlMs: WAIT_MS });
  const headers = { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) };
  return redirect(paths.loginCode, { headers });
}

/** The account whose log-in waits for a code of this visitor; null when there is none, or too late. */
export async function waitingAccount(
  { id }: Visitor,
  { store }: AppLoadContext,
): Promise<EstablishedAccount | null> {
  return (await store.get<RightLogIn>(key(id)))?.account ?? null;
}

/** Ends the log-in that waits, if the code is right; null for a wrong one. */
export async function enterCode(
  visitor: Visitor,
  typed: string,
  context: AppLoadContext,
): Promise<Response | null> {
  const waiting = await context.store.get<RightLogIn>(key(visitor.id));
  if (!waiting || !(await spendCode(waiting.account.userId, typed, context))) return null;
  await context.store.delete(key(visitor.id));
  return signedIn(visitor, waiting, context);
}

async function signedIn(
  visitor: Visitor,
  { account, returnTo, isExtended }: RightLogIn,
  context: AppLoadContext,
): Promise<Response> {
  const cookie = await establishSession(visitor, account, context, { isExtended });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', closedSessionHeader(false, context));
  context.tracking.track({ name: 'logIn' });
  return redirect(returnTo, { headers });
}
