import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { keyedHash } from '../store/keyed-hash.ts';
import { knownSecrets } from '../store/known-secrets.ts';
import { closeTokens } from './close-tokens.server.ts';
import type { Bettor } from './session.server.ts';
import { endOf, EXTENDED_LIFE_MS, type SessionRecord, sessionRecord } from './session-record.ts';
import { ENDED_ELSEWHERE, sessionKey } from './visitor.server.ts';

/** Where a bettor is logged in. */
export interface ListedSession {
  /** Names it on pages; opens nothing. */
  readonly handle: string;
  readonly device: SessionRecord['device'];
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly seenAt: number;
  /** The session that asks. */
  readonly isThis: boolean;
}

/** What an ended session leaves behind, so that its browser is told why. */
const TOLD_WITHIN_MS = 24 * 60 * 60 * 1000;
/** Beyond this many the oldest ends; no person has as many browsers. */
const MOST_SESSIONS = 50;

const list = z.array(z.object({ id: z.string(), handle: z.string() }));
type Listed = z.output<typeof list>[number];

/** The id of an account, which says nothing of the person. */
const key = (userId: string) => `sessions:${userId}`;

/** Leads from a user name to its account, for a new password: the mailed link names nobody else. */
const nameKey = (username: string, secret: string) =>
  `account-of:${keyedHash(secret, 'account-of', username)}`;

/** Adds a new session to those of its bettor, and ends the oldest where there are too many: all that live are listed. */
export async function listSession(
  id: string,
  user: Pick<SessionRecord['user'], 'id' | 'username'>,
  context: AppLoadContext,
): Promise<void> {
  const { store, newId, config } = context;
  const living = await livingOf(user.id, context);
  const tooMany = living.slice(0, Math.max(0, living.length + 1 - MOST_SESSIONS));
  await Promise.all(tooMany.map((each) => endFromAfar(each.id, each.record, context)));
  const added: Listed = { id, handle: newId() };
  await store.update<readonly Listed[]>(key(user.id), EXTENDED_LIFE_MS, (stored) =>
    [...(list.safeParse(stored).data ?? []), added].slice(-MOST_SESSIONS),
  );
  await store.set(nameKey(user.username, config.sessionSecret), user.id, {
    ttlMs: EXTENDED_LIFE_MS,
  });
}

/** The sessions of a bettor that live, this one first, then the one seen last. */
export async function sessionsOf(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<readonly ListedSession[]> {
  const living = await livingSessions(bettor, context);
  return living
    .map(({ id, handle, record }) => ({
      handle,
      device: record.device,
      startedAt: record.startedAt ?? record.renewedAt,
      seenAt: record.renewedAt,
      isThis: id === bettor.id,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.seenAt - a.seenAt);
}

/**
 * Ends sessions of a bettor here and at the operator: the one of a handle, or all but the one that asks,
 * which is ended by logging out alone. Returns how many ended; 0 for a handle that is none of theirs, or
 * ended before.
 */
export async function endOtherSessions(
  bettor: Bettor,
  which: { readonly handle: string } | 'all',
  context: AppLoadContext,
): Promise<number> {
  const others = (await livingSessions(bettor, context)).filter(({ id }) => id !== bettor.id);
  const ending = which === 'all' ? others : others.filter(({ handle }) => handle === which.handle);
  await Promise.all(ending.map(({ id, record }) => endFromAfar(id, record, context)));
  return ending.length;
}

/** Ends every session of an account that the operator has closed, and with it all of them there. */
export async function endSessionsOf(userId: string, context: AppLoadContext): Promise<void> {
  const living = await livingOf(userId, context);
  await Promise.all(living.map(({ id }) => markEnded(id, context)));
}

/**
 * Ends every session of the account with a user name, once the operator has set a new password and ended them
 * there. Does nothing for a name that nobody logged in with for a month, or since the secret before the previous one.
 */
export async function endSessionsOfName(username: string, context: AppLoadContext): Promise<void> {
  for (const secret of knownSecrets(context.config)) {
    const userId = await context.store.get<string>(nameKey(username, secret));
    if (userId !== undefined) return endSessionsOf(userId, context);
  }
}

type Living = Listed & { readonly record: SessionRecord };

async function livingSessions(
  { id: ownId, session: { user } }: Bettor,
  context: AppLoadContext,
): Promise<readonly Living[]> {
  const stored = list.safeParse(await context.store.get(key(user.id))).data ?? [];
  // One from before there was a list is not in it.
  if (!stored.some(({ id }) => id === ownId)) await listSession(ownId, user, context);
  return livingOf(user.id, context);
}

async function livingOf(userId: string, context: AppLoadContext): Promise<readonly Living[]> {
  const { store, now } = context;
  const stored = list.safeParse(await store.get(key(userId))).data ?? [];
  const looks = stored.map(async (listed) => {
    const { data: record } = sessionRecord.safeParse(await store.get(sessionKey(listed.id)));
    const lives = record?.user.id === userId && now() < endOf(record);
    return lives ? [{ ...listed, record }] : [];
  });
  const living = (await Promise.all(looks)).flat();
  if (living.length < stored.length) {
    const gone = new Set(stored.map(({ id }) => id));
    for (const { id } of living) gone.delete(id);
    await store.update<readonly Listed[]>(key(userId), EXTENDED_LIFE_MS, (current) =>
      (list.safeParse(current).data ?? []).filter(({ id }) => !gone.has(id)),
    );
  }
  return living;
}

/** The place of the record says that it was ended, and nothing can write the record back. */
async function endFromAfar(
  id: string,
  { tokens }: SessionRecord,
  context: AppLoadContext,
): Promise<void> {
  await markEnded(id, context);
  await closeTokens(tokens, context);
}

function markEnded(id: string, { store }: AppLoadContext): Promise<void> {
  return store.set(sessionKey(id), ENDED_ELSEWHERE, { ttlMs: TOLD_WITHIN_MS });
}
