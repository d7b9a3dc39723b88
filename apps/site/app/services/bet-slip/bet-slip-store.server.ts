import type { AppLoadContext } from '@remix-run/node';
import { emptyBetSlip, reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { joinBetSlips } from '@vitrine/betting/bet-slip/join-bet-slips';
import { forgetSeen, seenValue } from '../base/store/seen-value.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { parseStoredBetSlip } from './stored-bet-slip.ts';

/** The visitor who owns the slip. */
type Keeper = Pick<Visitor, 'id'>;

/** The store's key of a visitor's slip. */
export function slipKey(visitorId: string): string {
  return `slip:${visitorId}`;
}

/**
 * The stored slip of the visitor; an empty one when there is none. While the store can't be reached
 * the slip of a guest is empty, so that the games can be shown; a change of it fails.
 */
export function storedBetSlip(
  visitor: Keeper & Partial<Visitor>,
  context: AppLoadContext,
): Promise<BetSlip> {
  return slipFrom((key) => context.store.get<unknown>(key), visitor, context);
}

/** The stored slip as this request first saw it or has changed it, to be shown. */
export function seenBetSlip(
  visitor: Keeper & Partial<Visitor>,
  context: AppLoadContext,
): Promise<BetSlip> {
  return slipFrom((key) => seenValue(key, context), visitor, context);
}

/** Whether a slip is stored for a visitor; rejects while the store can't be reached. */
export async function hasBetSlip(visitorId: string, context: AppLoadContext): Promise<boolean> {
  return (await seenValue(slipKey(visitorId), context)) !== undefined;
}

async function slipFrom(
  read: (key: string) => Promise<unknown>,
  visitor: Keeper & Partial<Visitor>,
  context: AppLoadContext,
): Promise<BetSlip> {
  if (visitor.isNew || visitor.isSessionUnknown) return emptyBetSlip(context.newId());
  const stored = await read(slipKey(visitor.id)).catch((error: unknown) => {
    if (visitor.session !== null || !isStoreUnavailable(error)) throw error;
    return undefined;
  });
  return readSlip(stored, context) ?? emptyBetSlip(context.newId());
}

/** The slip of a stored value; null when there is no value, or one that can't be read. */
function readSlip(stored: unknown, { log }: AppLoadContext): BetSlip | null {
  if (stored === undefined) return null;
  const slip = parseStoredBetSlip(stored);
  if (!slip) log.error('stored bet slip not read: the visitor begins with an empty one');
  return slip;
}

/**
 * Applies events to the visitor's slip as one step, and returns the slip after them. What they leave as it is
 * is not written.
 */
export async function changeBetSlip(
  visitor: Keeper,
  context: AppLoadContext,
  events: readonly BetSlipEvent[],
): Promise<BetSlip> {
  const start = emptyBetSlip(context.newId());
  let changed = start;
  await context.store.update<unknown>(slipKey(visitor.id), COOKIE_LIFE_MS, (stored) => {
    const before = readSlip(stored, context);
    changed = events.reduce(reduceBetSlip, before ?? start);
    return changed === before ? undefined : changed;
  });
  forgetSeen(slipKey(visitor.id), context);
  return changed;
}

/** The store's key of the visitor id under which a bettor was last logged in. */
function lastKey(userId: string): string {
  return `slip-of-user:${userId}`;
}

/**
 * Moves a guest's slip to the id of the session that begins, together with the slip of the bettor's last
 * session, on this device or another. The person who logs in may be another bettor of the same browser,
 * who can't open the ticket placed before.
 */
export async function moveBetSlip(
  from: string,
  to: string,
  userId: string,
  context: AppLoadContext,
): Promise<void> {
  const { store } = context;
  const last = await store.get<string>(lastKey(userId));
  await store.set(lastKey(userId), to, { ttlMs: COOKIE_LIFE_MS });
  const guest = readSlip(await store.get(slipKey(from)), context);
  const isOther = last !== undefined && last !== from;
  const own = isOther ? readSlip(await store.get(slipKey(last)), context) : null;
  if (!guest && !own) return;
  const start = guest ?? emptyBetSlip(context.newId());
  const joined = own ? joinBetSlips(own, start, context.now()) : start;
  // A session that goes on elsewhere may still place the bettor's own slip under its intent.
  const slip =
    joined.intentId === own?.intentId ? { ...joined, intentId: context.newId() } : joined;
  await store.set(slipKey(to), { ...slip, lastIntentId: null }, { ttlMs: COOKIE_LIFE_MS });
  await store.delete(slipKey(from));
  forgetSeen(slipKey(to), context);
  forgetSeen(slipKey(from), context);
}
