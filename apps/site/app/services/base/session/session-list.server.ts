import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { closeTokens } from './close-tokens.server.ts';
import type { Bettor } from './session.server.ts';
import { EXTENDED_LIFE_MS, lifeOf, type SessionRecord, sessionRecord } from './session-record.ts';
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
/** The oldest is forgotten beyond this many; no person has as many browsers. */
const MOST_LISTED = 50;

const list = z.array(z.object({ id: z.string(), handle: z.string() }));
type Listed = z.output<typeof list>[number];

/** The id of an account, which says nothing of the person. */
const key = (userId: string) => `sessions:${userId}`;

/** Adds a new session to those of its bettor. */
export async function listSession(
  id: string,
  userId: string,
  { store, newId }: AppLoadContext,
): Promise<void> {
  const added: Listed = { id, handle: newId() };
  await store.update<readonly Listed[]>(key(userId), EXTENDED_LIFE_MS, (stored) =>
    [...(list.safeParse(stored).data ?? []), added].slice(-MOST_LISTED),
  );
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

async function livingSessions(
  { id: ownId, session }: Bettor,
  context: AppLoadContext,
): Promise<readonly (Listed & { readonly record: SessionRecord })[]> {
  const { store, now } = context;
  const read = async () => list.safeParse(await store.get(key(session.user.id))).data ?? [];
  let stored = await read();
  if (!stored.some(({ id }) => id === ownId)) {
    // It is from before there was a list.
    await listSession(ownId, session.user.id, context);
    stored = await read();
  }
  const looks = stored.map(async (listed) => {
    const { data: record } = sessionRecord.safeParse(await store.get(sessionKey(listed.id)));
    const lives = record?.user.id === session.user.id && now() - record.renewedAt < lifeOf(record);
    return lives ? [{ ...listed, record }] : [];
  });
  const living = (await Promise.all(looks)).flat();
  if (living.length < stored.length) {
    const gone = new Set(stored.map(({ id }) => id));
    for (const { id } of living) gone.delete(id);
    await store.update<readonly Listed[]>(key(session.user.id), EXTENDED_LIFE_MS, (current) =>
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
  await context.store.set(sessionKey(id), ENDED_ELSEWHERE, { ttlMs: TOLD_WITHIN_MS });
  await closeTokens(tokens, context);
}
