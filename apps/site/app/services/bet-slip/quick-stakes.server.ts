import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { z } from 'zod';
import type { Visitor } from '../base/session/visitor.server.ts';

/** Long enough for a bettor who comes back after months. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const amounts = z.array(z.int().positive().transform(minorUnits)).nonempty();

function keyOf(userId: string): string {
  return `quick-stakes:${userId}`;
}

/**
 * What one tap adds to a stake: the amounts that the bettor chose, else those of the brand, as for a guest
 * and while the store can't be reached.
 */
export async function quickStakesOf(
  { session }: Pick<Visitor, 'session'>,
  { brand, store }: AppLoadContext,
): Promise<readonly MinorUnits[]> {
  const own = session
    ? amounts.safeParse(await store.get(keyOf(session.user.id)).catch(() => undefined)).data
    : undefined;
  return own ?? brand.quickStakes.map(minorUnits);
}

/** Keeps the amounts that a bettor chose; null goes back to those of the brand. */
export async function keepQuickStakes(
  stakes: readonly MinorUnits[] | null,
  userId: string,
  { store }: AppLoadContext,
): Promise<void> {
  if (stakes) await store.set(keyOf(userId), stakes, { ttlMs: KEPT_MS });
  else await store.delete(keyOf(userId));
}
