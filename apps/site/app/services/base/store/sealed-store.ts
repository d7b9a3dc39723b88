import { knownSecrets } from './known-secrets.ts';
import { isSealed, opened, sealed } from './sealed.ts';
import type { Store } from './store.ts';

/** What begins the keys whose values are sealed: tokens, what is on its way to an app or a bettor, and what was typed. */
const SEALED = [
  'session',
  'waiting-log-in',
  'two-factor-setup',
  'two-factor-answer',
  'google-flow',
  'google-step',
  'kept-form',
] as const;

/**
 * The store, with the values of the keys above encrypted, so that who reads the store alone reads none of them. Each
 * opens at its own key only. What stands there in clear from before is read, and sealed when it is next written.
 * One that no known secret opens counts as not there: its session has ended. Decision 0248.
 */
export function sealedStore(store: Store, config: Parameters<typeof knownSecrets>[0]): Store {
  const secrets = knownSecrets(config);

  const sealedAt = (key: string, value: unknown): unknown => {
    const seal = sealOf(key);
    return seal ? sealed(JSON.stringify(value), seal, config.sessionSecret) : value;
  };
  const openedAt = <T>(key: string, stored: T | undefined): T | undefined => {
    const seal = sealOf(key);
    if (!seal || typeof stored !== 'string' || !isSealed(stored)) return stored;
    const text = opened(stored, seal, secrets);
    return text === null ? undefined : (JSON.parse(text) as T);
  };

  return {
    ...store,
    get: async <T>(key: string) => openedAt<T>(key, await store.get<T>(key)),
    set: (key, value, options) => store.set(key, sealedAt(key, value), options),
    insert: async <T>(key: string, value: T, options: { readonly ttlMs: number }) => {
      const sealedValue = sealedAt(key, value) as T;
      const stored = await store.insert<T>(key, sealedValue, options);
      const held = openedAt(key, stored);
      // What nothing opens is not there: this call's value takes its place.
      if (stored !== undefined && held === undefined) await store.set(key, sealedValue, options);
      return held;
    },
    update: async <T>(
      key: string,
      ttlMs: number,
      next: (current: T | undefined) => T | undefined,
    ) => {
      const stored = await store.update<T>(key, ttlMs, (current) => {
        const value = next(openedAt(key, current));
        return value === undefined ? undefined : (sealedAt(key, value) as T);
      });
      return openedAt(key, stored);
    },
  };
}

function sealOf(key: string) {
  const purpose = SEALED.find((name) => key.startsWith(`${name}:`));
  return purpose && { purpose, owner: key };
}
