import { type AppLoadContext, redirect } from '@remix-run/node';
import { endSessionEverywhere } from '@vitrine/upstream/account/close-session';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { createSessionHandle } from '@vitrine/upstream/account/session-handle';
import { tokenValidUntil } from '@vitrine/upstream/account/token-payload';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { loginPath } from '../../../paths/access-paths.ts';
import { returnPath, paths } from '../../../paths.ts';
import { closedSessionHeader } from './closed-session.server.ts';
import { deviceOf, leaveNotices } from './notices.server.ts';
import { type SessionRecord, sessionRecord } from './session-record.ts';
import { changeSession, sessionKey, type Visitor, visitorCookieHeader } from './visitor.server.ts';

/** A visitor who is logged in. */
export interface Bettor extends Visitor {
  readonly session: SessionRecord;
}

/** Whether a visitor is logged in. */
export function isBettor(visitor: Visitor): visitor is Bettor {
  return visitor.session !== null;
}

/**
 * Ends a session here and at the operator. When the call to the operator fails, that is logged and
 * the session ends here all the same. Returns the headers that make the browser a new visitor's and tell its other
 * tabs. Source: 1§4.
 */
export async function endSession(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<Headers> {
  if (isBettor(visitor)) {
    const device = await deviceOf(request, visitor);
    await leaveNotices(device, sessionHandle(visitor, context), context);
    const closing = await endSessionEverywhere(
      context.upstream,
      {
        dropTokens: () => context.store.delete(sessionKey(visitor.id)),
        // The site stores neither: everything about a session is in the record with its tokens.
        clearCrmIdentity: () => Promise.resolve(),
        clearFullValidation: () => Promise.resolve(),
      },
      { session: sessionHandle(visitor, context), deadlineMs: 3000 },
    );
    if (closing.kind === 'closedHereOnly') {
      context.log.warn({ err: closing.error }, 'close session failed');
    }
  }
  const headers = new Headers();
  headers.append('Set-Cookie', await visitorCookieHeader(context.newVisitorId(), context));
  headers.append('Set-Cookie', closedSessionHeader(true, context));
  return headers;
}

/**
 * The session for upstream calls. Tokens are read from the store, so a refresh by another request or
 * instance is seen; new tokens are written there. A failed refresh ends the session.
 */
export function sessionHandle(visitor: Visitor, context: AppLoadContext): SessionHandle {
  const key = sessionKey(visitor.id);
  return createSessionHandle({
    client: context.upstream,
    now: context.now,
    read: async () => {
      const { data } = sessionRecord.safeParse(await context.store.get(key));
      return data ? { ...data.tokens, validUntil: data.tokensValidUntil } : null;
    },
    write: (tokens) =>
      changeSession(visitor.id, context, (record) => ({
        ...record,
        tokens,
        tokensValidUntil: tokenValidUntil(tokens.token, context.now()),
      })),
    lock: (work) =>
      context.store.withLock(`refresh:${key}`, { ttlMs: 20_000, waitMs: 20_000 }, work),
    onRefreshFailed: async (error) => {
      context.log.info({ err: error }, 'session refresh failed');
      context.tracking.track({ name: 'sessionRefreshFailed' });
      await context.store.delete(key);
    },
  });
}

/**
 * Runs upstream calls of a session. If the session ends during them, the visitor is redirected to the
 * log-in page and afterwards to `returnTo`.
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

/** The path and query of a page request, to return to it later. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return returnPath(pathname + search, paths.home);
}
