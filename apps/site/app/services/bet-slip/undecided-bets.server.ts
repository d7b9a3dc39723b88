import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { placement } from './placement-kind.server.ts';

/** How many undecided placements of a bettor are kept, newest first. */
const MOST = 50;
const intentIds = z.array(z.string());

function keyOf(userId: string): string {
  return `undecided-bets:${userId}`;
}

async function change(
  userId: string,
  context: AppLoadContext,
  next: (ids: readonly string[]) => readonly string[],
): Promise<void> {
  await context.store.update<unknown>(keyOf(userId), placement.lifeMs, (stored) => {
    const known = intentIds.catch([]).parse(stored ?? []);
    const changed = next(known);
    return changed.length === known.length && changed.every((id) => known.includes(id))
      ? undefined
      : changed;
  });
}

/** Records a placement that is about to be sent. */
export function noteUndecided(userId: string, intentId: string, context: AppLoadContext) {
  return change(userId, context, (ids) =>
    ids.includes(intentId) ? ids : [intentId, ...ids].slice(0, MOST),
  );
}

/** Removes a placement from the list, because its outcome is known. */
export function noteDecided(userId: string, intentId: string, context: AppLoadContext) {
  return change(userId, context, (ids) => ids.filter((id) => id !== intentId));
}

/** The intent ids of the undecided placements, newest first. */
export async function undecidedIds(
  userId: string,
  context: AppLoadContext,
): Promise<readonly string[]> {
  const stored = await context.store.get<unknown>(keyOf(userId));
  return intentIds.catch([]).parse(stored ?? []);
}
