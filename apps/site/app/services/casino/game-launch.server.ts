import type { AppLoadContext } from '@remix-run/node';

/** A game that is open for longer ends by itself. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const key = (userId: string) => `game-launch:${userId}`;

/** Keeps which opening of a game has the bettor's one session, and returns its name. */
export async function keepLaunch(
  userId: string,
  { store, newId }: AppLoadContext,
): Promise<string> {
  const launchId = newId();
  await store.set(key(userId), launchId, { ttlMs: LIFE_MS });
  return launchId;
}

/** Whether an opening still has the bettor's session; from then on it has it no more. */
export async function takeLaunch(
  userId: string,
  launchId: FormDataEntryValue | null,
  { store }: AppLoadContext,
): Promise<boolean> {
  if (launchId === null || (await store.get(key(userId))) !== launchId) return false;
  await store.delete(key(userId));
  return true;
}
