import type { AppLoadContext } from '@remix-run/node';

const seen = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();

/**
 * The stored value at a key as this request first read it, for what a page shows in several places: its frame
 * and its content ask the store once, and agree. Rejects as the store does. What decides about money or takes
 * a lock reads the store itself.
 */
export function seenValue(key: string, context: AppLoadContext): Promise<unknown> {
  const values = seen.get(context) ?? new Map<string, Promise<unknown>>();
  seen.set(context, values);
  const value = values.get(key) ?? context.store.get<unknown>(key);
  values.set(key, value);
  return value;
}

/** Lets the next `seenValue` read the store again: this request has changed the value. */
export function forgetSeen(key: string, context: AppLoadContext): void {
  seen.get(context)?.delete(key);
}
