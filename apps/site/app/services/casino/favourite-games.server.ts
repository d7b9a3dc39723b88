import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { STAR_FIELD } from '../../casino/casino-paths.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { casinoCatalogue } from './casino-catalogue.server.ts';

/** The most that are kept: with one more, the oldest is forgotten. */
const MOST = 100;

const storedIds = z.array(z.string()).max(MOST);

function keyOf(visitorId: string): string {
  return `favourite-games:${visitorId}`;
}

function readIds(stored: unknown): readonly string[] {
  return storedIds.safeParse(stored).data ?? [];
}

/** Ids of the games with a visitor's star, newest first; none while the store can't be reached. */
export async function favouriteGameIds(
  visitor: Visitor,
  { store }: AppLoadContext,
): Promise<readonly string[]> {
  if (visitor.isNew || visitor.isSessionUnknown) return [];
  const stored: unknown = await store.get(keyOf(visitor.id)).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    return undefined;
  });
  return readIds(stored);
}

/** What a star asks; null for what no star of ours sends. */
export function starOrder(
  form: FormData,
): { readonly gameId: string; readonly isAdded: boolean } | null {
  const value = form.get(STAR_FIELD);
  const [, verb, gameId] = /^(add|remove):([\w-]{1,40})$/.exec(
    typeof value === 'string' ? value : '',
  ) ?? [null, null, null];
  return gameId ? { gameId, isAdded: verb === 'add' } : null;
}

/** Gives a game a star or takes it; twice is as once, and an unknown game gets none. */
export async function changeFavouriteGames(
  { gameId, isAdded }: { readonly gameId: string; readonly isAdded: boolean },
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const catalogue = isAdded ? await casinoCatalogue(context) : null;
  if (isAdded && !catalogue?.games.some(({ id }) => id === gameId)) return;
  await context.store.update<unknown>(keyOf(visitor.id), COOKIE_LIFE_MS, (stored) => {
    const others = readIds(stored).filter((id) => id !== gameId);
    return isAdded ? [gameId, ...others].slice(0, MOST) : others;
  });
}

/** Moves a visitor's stars to their new id at a log-in. */
export async function moveFavouriteGames(
  from: string,
  to: string,
  { store }: AppLoadContext,
): Promise<void> {
  const ids = readIds(await store.get(keyOf(from)));
  if (ids.length === 0) return;
  await store.set(keyOf(to), ids, { ttlMs: COOKIE_LIFE_MS });
  await store.delete(keyOf(from));
}
