import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type AppLoadContext, redirect } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import {
  type BalanceReader,
  createBalanceReader,
  type KnownBalance,
} from '@vitrine/upstream/wallet/balance-reader';
import { pathOf, sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

const readers = new WeakMap<AppLoadContext['store'], BalanceReader>();

/** The reader of this process: simultaneous requests share its answer. */
function readerOf({ store, upstream, now }: AppLoadContext): BalanceReader {
  const known = readers.get(store);
  if (known) return known;
  const key = (userId: string) => `balance:${userId}`;
  const reader = createBalanceReader({
    client: upstream,
    now,
    memory: {
      read: (userId) => store.get<KnownBalance>(key(userId)),
      write: (userId, balance) => store.set(key(userId), balance, { ttlMs: KEPT_MS }),
    },
  });
  readers.set(store, reader);
  return reader;
}

/**
 * The bettor's real-money balance; null without a session, or when it has never been read. Use
 * `fresh` after a movement of money: it ignores the throttle.
 */
export async function readBalance(
  visitor: Visitor,
  context: AppLoadContext,
  {
    fresh = false,
    deadlineMs = pageDeadline(context),
  }: { readonly fresh?: boolean; readonly deadlineMs?: number | undefined } = {},
): Promise<MinorUnits | null> {
  if (!visitor.session) return null;
  return readerOf(context).read(visitor.session.user.id, {
    settings: {
      session: sessionHandle(visitor, context),
      deadlineMs,
      requestId: context.requestId,
    },
    isFresh: fresh,
    onFailure: (error) => context.log.warn({ err: error }, 'balance not read'),
  });
}

/** Makes the next reading ask the operator, because money has moved. */
export async function forgetBalance(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (visitor.session) await readerOf(context).moved(visitor.session.user.id);
}

/**
 * Opens the page of a request again, for it learned that money came: the frame around it is read at the
 * same time, and may have the old balance. Always throws the redirect.
 */
export async function showNewBalance(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<never> {
  await forgetBalance(visitor, context);
  throw redirect(pathOf(request));
}
