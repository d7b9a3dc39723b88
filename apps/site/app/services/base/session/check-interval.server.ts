import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { changeSession } from './visitor.server.ts';

/** The choice lasts until the bettor changes it; a store wants a life all the same: ten years. */
const LIFE_MS = 10 * 365 * 24 * 60 * 60 * 1000;

/** The intervals of a reality check, in minutes. */
const INTERVALS = [15, 30, 60] as const;

const key = (userId: string) => `check-interval:${userId}`;

/** The intervals that a bettor may choose: none is longer than the country allows. */
export function checkIntervals({ brand }: AppLoadContext): readonly number[] {
  return INTERVALS.filter((minutes) => minutes <= brand.realityCheckMinutes);
}

/** The interval that a bettor chose, in minutes; null for the country's. */
export async function keptCheckInterval(
  userId: string,
  context: AppLoadContext,
): Promise<number | null> {
  const kept = z.number().safeParse(await context.store.get(key(userId)));
  return kept.success && checkIntervals(context).includes(kept.data) ? kept.data : null;
}

/** Keeps the interval for the present session and for those after it. */
export async function keepCheckInterval(
  {
    id,
    userId,
    minutes,
  }: { readonly id: string; readonly userId: string; readonly minutes: number },
  context: AppLoadContext,
): Promise<void> {
  await context.store.set(key(userId), minutes, { ttlMs: LIFE_MS });
  await changeSession(id, context, (record) => ({ ...record, checkEveryMinutes: minutes }));
}

/** Deletes what the bettor chose, with their account. */
export async function forgetCheckInterval(
  userId: string,
  { store }: AppLoadContext,
): Promise<void> {
  await store.delete(key(userId));
}
