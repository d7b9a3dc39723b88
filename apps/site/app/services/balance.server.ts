import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/money';
import {
  type BalanceReader,
  createBalanceReader,
  type KnownBalance,
} from '@vitrine/upstream/wallet/balance-reader';
import { sessionHandle } from './session.server.ts';
import type { Visitor } from './visitor.server.ts';

/** A page waits this long for the balance, then shows itself with the last one known. */
const DEADLINE_MS = 2500;
const KEPT_MS = 24 * 60 * 60 * 1000;

const readers = new WeakMap<AppLoadContext['store'], BalanceReader>();

/** One reader for the process, so that requests at once share an answer. */
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
 * The bettor's real-money balance; null when there is no session or it was never known. After a
 * money movement, `fresh` asks again whatever the throttle says.
 */
export async function readBalance(
  visitor: Visitor,
  context: AppLoadContext,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<MinorUnits | null> {
  if (!visitor.session) return null;
  return readerOf(context).read(visitor.session.user.id, {
    settings: {
      session: sessionHandle(visitor, context),
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    },
    isFresh: fresh,
    onFailure: (error) => context.log.warn({ err: error }, 'balance not read'),
  });
}

/** Makes the next reading ask the operator: money has moved. */
export async function forgetBalance(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (visitor.session) await readerOf(context).moved(visitor.session.user.id);
}
