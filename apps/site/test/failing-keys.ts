import { vi } from 'vitest';
import { type Store, StoreUnavailable } from '../app/services/base/store/store.ts';

/** Nobody can read or write the keys that begin so, from now on. */
export function failKeys(store: Store, start: string): void {
  for (const step of ['get', 'set', 'update', 'delete'] as const) {
    const real = store[step].bind(store) as (key: string, ...rest: unknown[]) => Promise<never>;
    vi.spyOn(store, step).mockImplementation((key: string, ...rest: unknown[]) =>
      key.startsWith(start) ? Promise.reject(new StoreUnavailable(null)) : real(key, ...rest),
    );
  }
}
