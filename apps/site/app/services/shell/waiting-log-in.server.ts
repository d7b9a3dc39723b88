import { type AppLoadContext, redirect } from '@remix-run/node';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { paths } from '../../paths.ts';
import { type Visitor, visitorCookieHeader } from '../base/session/visitor.server.ts';

/** How long a log-in waits for its next step, in milliseconds. */
const WAIT_MS = 5 * 60 * 1000;

/** A log-in whose password, link or token was right. */
export interface RightLogIn {
  readonly account: EstablishedAccount;
  readonly returnTo: string;
  /** Whether the bettor chose to stay logged in. */
  readonly isExtended: boolean;
}

/** What a log-in may wait for: the code of a second factor, or an account that is opened again. */
export type LogInStep = 'loginCode' | 'reactivation';

const key = (step: LogInStep, visitorId: string) => `waiting-log-in:${step}:${visitorId}`;

/** Keeps a log-in on the server and leads to the page of its next step. */
export async function waitFor(
  step: LogInStep,
  logIn: RightLogIn,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<Response> {
  await context.store.set(key(step, visitor.id), logIn, { ttlMs: WAIT_MS });
  const headers = { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) };
  return redirect(paths[step], { headers });
}

/** The log-in of this visitor that waits for a step; null when there is none, or too late. */
export async function waitingLogIn(
  step: LogInStep,
  { id }: Visitor,
  { store }: AppLoadContext,
): Promise<RightLogIn | null> {
  return (await store.get<RightLogIn>(key(step, id))) ?? null;
}

/** A log-in that took its step waits for it no more. */
export async function forgetWaiting(
  step: LogInStep,
  { id }: Visitor,
  { store }: AppLoadContext,
): Promise<void> {
  await store.delete(key(step, id));
}
