import type { AppLoadContext } from '@remix-run/node';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { z } from 'zod';
import { isStoreUnavailable } from '../base/store/store.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { changeBetSlip } from './bet-slip-store.server.ts';
import { betSlipRecord } from './stored-bet-slip.ts';

/** How many slips a visitor can put aside. */
export const MOST_KEPT = 10;

const keptSlip = betSlipRecord
  .pick({ ticketType: true, selections: true, stakeMultiple: true })
  .extend({ id: z.string(), keptAt: z.number() });

/** A slip that was put aside, with its stakes. `keptAt` is epoch milliseconds. */
export interface KeptSlip extends Pick<BetSlip, 'ticketType' | 'selections' | 'stakeMultiple'> {
  readonly id: string;
  readonly keptAt: number;
}

type Keeper = Pick<Visitor, 'id' | 'session'>;

/** The store's key of the kept slips: a bettor's are on every device, a guest's in one browser. */
function keyOf({ id, session }: Keeper): string {
  return session ? keyOfUser(session.user.id) : `kept-slips:${id}`;
}

function keyOfUser(userId: string): string {
  return `kept-slips-of-user:${userId}`;
}

/** The slips that a visitor put aside, the newest first; none while the store can't be reached. */
export async function keptSlipsOf(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly KeptSlip[]> {
  if (visitor.isNew || visitor.isSessionUnknown) return [];
  const stored: unknown = await context.store.get(keyOf(visitor)).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    return undefined;
  });
  return readKept(stored, context);
}

/** What can be read of a stored value. */
function readKept(stored: unknown, { log }: AppLoadContext): readonly KeptSlip[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const { success, data } = keptSlip.safeParse(each);
    if (!success) log.error('kept slip not read: it is left out');
    return success ? [data] : [];
  });
}

/** Changes the kept slips as one step. */
async function changeKept(
  keeper: Keeper,
  context: AppLoadContext,
  change: (kept: readonly KeptSlip[]) => readonly KeptSlip[],
): Promise<void> {
  await context.store.update<unknown>(keyOf(keeper), COOKIE_LIFE_MS, (stored) =>
    change(readKept(stored, context)),
  );
}

/**
 * Puts a slip in editing aside, and takes its selections from the visitor's slip. It is kept before it is
 * taken away, so that a failure in between loses nothing; an equal slip is kept once. `inPlaceOf` names a
 * kept slip that is about to leave. False when there is no room: then nothing changes.
 */
export async function keepSlip(
  slip: BetSlip,
  visitor: Keeper,
  context: AppLoadContext,
  inPlaceOf?: string,
): Promise<boolean> {
  if (slip.step !== 'settingBet') return true;
  const added = keptOf(slip, context);
  let hasRoom = true;
  await changeKept(visitor, context, (kept) => {
    const others = kept.filter((each) => !isEqual(each, added));
    hasRoom = others.filter(({ id }) => id !== inPlaceOf).length < MOST_KEPT;
    return hasRoom ? [added, ...others] : kept;
  });
  if (!hasRoom) return false;
  const emptied = await changeBetSlip(
    visitor,
    context,
    slip.selections.map(({ outcomeId }) => ({ kind: 'selectionRemoved', outcomeId })),
  );
  if (emptied.selections.length === 0)
    await changeBetSlip(visitor, context, [{ kind: 'cleared', nextIntentId: context.newId() }]);
  return true;
}

function keptOf(
  { ticketType, selections, stakeMultiple, freeBetMultiple }: BetSlip,
  context: AppLoadContext,
): KeptSlip {
  return {
    id: context.newId(),
    keptAt: context.now(),
    ticketType,
    // A free bet is chosen anew: it may be used or over by then. The stake that it fixed is none of the bettor's.
    stakeMultiple: freeBetMultiple ? null : stakeMultiple,
    selections: selections.map((each) => ({
      ...each,
      stake: each.freeBet ? null : each.stake,
      freeBet: undefined,
      result: null,
    })),
  };
}

function isEqual(one: KeptSlip, other: KeptSlip): boolean {
  const contentOf = ({ ticketType, stakeMultiple, selections }: KeptSlip) =>
    JSON.stringify([
      ticketType,
      stakeMultiple,
      ...selections.map(({ outcomeId, stake }) => [outcomeId, stake]),
    ]);
  return contentOf(one) === contentOf(other);
}

export async function deleteKeptSlip(
  keptId: string,
  visitor: Keeper,
  context: AppLoadContext,
): Promise<void> {
  await changeKept(visitor, context, (kept) => kept.filter(({ id }) => id !== keptId));
}

/**
 * Gives a guest's kept slips to the bettor who logs in, before the bettor's own. Together they may be more
 * than can be put aside: none is lost.
 */
export async function moveKeptSlips(
  visitorId: string,
  userId: string,
  context: AppLoadContext,
): Promise<void> {
  const { store } = context;
  const key = keyOf({ id: visitorId, session: null });
  const guests = readKept(await store.get<unknown>(key), context);
  if (guests.length === 0) return;
  const isNew = ({ id }: KeptSlip) => !guests.some((guest) => guest.id === id);
  await store.update<unknown>(keyOfUser(userId), COOKIE_LIFE_MS, (stored) => [
    ...guests,
    ...readKept(stored, context).filter(isNew),
  ]);
  await store.delete(key);
}
