import { isDeepStrictEqual } from 'node:util';
import type { AppLoadContext } from '@remix-run/node';

/** Longer than the operator is waited for. */
const FORGOTTEN_MS = 60_000;

/**
 * Asks, and keeps the answer under the key for `ttlMs` milliseconds. An answer that was on its way when
 * `forgetAnswer` made it old, or when another was kept, is returned and not kept; so is null.
 */
export async function keepAnswer<Answer>(
  key: string,
  ttlMs: number,
  ask: () => Promise<Answer>,
  { store }: Pick<AppLoadContext, 'store'>,
): Promise<Answer> {
  const before = await store.get(key);
  const answer = await ask();
  if (answer === null) return answer;
  await store.update<unknown>(key, ttlMs, (current) =>
    current === undefined || isDeepStrictEqual(current, before) ? answer : undefined,
  );
  return answer;
}

/**
 * Makes the next reader ask again. What then stands under the key is no answer to anybody who parses it, and
 * another one each time, so that answers on their way find it changed.
 */
export async function forgetAnswer(
  key: string,
  { store, newId }: Pick<AppLoadContext, 'store' | 'newId'>,
): Promise<void> {
  await store.set(key, { forgotten: newId() }, { ttlMs: FORGOTTEN_MS });
}
