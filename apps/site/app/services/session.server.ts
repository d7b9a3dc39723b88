import { type AppLoadContext, redirect } from '@remix-run/node';
import { endSessionEverywhere } from '@vitrine/upstream/account/close-session';
import type { loginAnswer } from '@vitrine/upstream/contract/session';
import { SessionEnded } from '@vitrine/upstream/errors';
import { createSessionHandle, type SessionHandle } from '@vitrine/upstream/session';
import type { z } from 'zod';
import { loginPath, returnPath, paths } from '../paths.ts';
import { moveBetSlip } from './bet-slip-store.server.ts';
import {
  SESSION_IDLE_MS,
  type SessionRecord,
  type Visitor,
  sessionKey,
  visitorCookieHeader,
  visitorOf,
} from './visitor.server.ts';

type LoginData = z.output<typeof loginAnswer>['data'];

/** A visitor who is logged in. */
export interface Bettor extends Visitor {
  readonly session: SessionRecord;
}

/**
 * Establishes a session from what a log-in or a registration answered. The visitor gets a new id,
 * so that an id known before the log-in opens nothing, and keeps the bet slip. Answers the cookie
 * header. Source: 1§4.
 */
export async function establishSession(
  visitor: Visitor,
  data: LoginData,
  context: AppLoadContext,
): Promise<string> {
  const id = context.newId();
  const record: SessionRecord = {
    tokens: { token: data.token, refreshToken: data.refreshToken },
    user: {
      id: data.userId,
      username: data.username,
      fullName: data.fullname,
      email: data.email,
      registerStep: data.userRegisterStep,
    },
    renewedAt: context.now(),
  };
  await context.store.set(sessionKey(id), record, { ttlMs: SESSION_IDLE_MS });
  await moveBetSlip(visitor.id, id, context);
  await context.store.delete(sessionKey(visitor.id));
  return visitorCookieHeader(id, context);
}

/**
 * Ends a session here and at the operator; a failed call there is logged and changes nothing here.
 * Answers the cookie header of a fresh visitor. Source: 1§4.
 */
export async function endSession(visitor: Visitor, context: AppLoadContext): Promise<string> {
  if (visitor.session) {
    const closing = await endSessionEverywhere(
      context.upstream,
      {
        dropTokens: () => context.store.delete(sessionKey(visitor.id)),
        // Neither is kept by the site: all it knows of a session is in the record with its tokens.
        clearCrmIdentity: () => Promise.resolve(),
        clearFullValidation: () => Promise.resolve(),
      },
      { session: sessionHandle(visitor, context), deadlineMs: 3000 },
    );
    if (closing.kind === 'closedHereOnly') {
      context.log.warn({ err: closing.error }, 'close session failed');
    }
  }
  return visitorCookieHeader(context.newId(), context);
}

/**
 * The session as upstream calls use it: tokens are read from the store, so that a refresh by
 * another request or instance is seen, and replaced there. A failed refresh ends the session.
 */
export function sessionHandle(visitor: Visitor, context: AppLoadContext): SessionHandle {
  const key = sessionKey(visitor.id);
  return createSessionHandle({
    client: context.upstream,
    read: async () => (await context.store.get<SessionRecord>(key))?.tokens ?? null,
    write: async (tokens) => {
      await context.store.update<SessionRecord>(
        key,
        SESSION_IDLE_MS,
        (record) => record && { ...record, tokens },
      );
    },
    lock: (work) =>
      context.store.withLock(`refresh:${key}`, { ttlMs: 20_000, waitMs: 20_000 }, work),
    onRefreshFailed: async (error) => {
      context.log.info({ err: error }, 'session refresh failed');
      await context.store.delete(key);
    },
  });
}

/** The logged-in visitor; anyone else is sent to the log-in page and comes back afterwards. */
export async function requireBettor(request: Request, context: AppLoadContext): Promise<Bettor> {
  const visitor = await visitorOf(request, context);
  if (!visitor.session) throw redirect(loginPath(pathOf(request)));
  return { ...visitor, session: visitor.session };
}

/**
 * Runs upstream calls of a session; when the session has ended on the way, the visitor is sent to
 * the log-in page and comes back to `returnTo`.
 */
export async function withSession<T>(
  returnTo: string,
  visitor: Visitor,
  context: AppLoadContext,
  work: (session: SessionHandle) => Promise<T>,
): Promise<T> {
  try {
    return await work(sessionHandle(visitor, context));
  } catch (error) {
    if (error instanceof SessionEnded) throw redirect(loginPath(returnTo, 'ended'));
    throw error;
  }
}

/** Path and query of a page request, as a place to come back to. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return returnPath(pathname + search, paths.home);
}
