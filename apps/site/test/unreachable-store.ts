import { type Store, StoreUnavailable } from '../app/services/base/store/store.ts';

/** A store that nobody can reach. */
export function unreachableStore(): Store {
  const fail = () => Promise.reject(new StoreUnavailable(null));
  return {
    get: fail,
    set: fail,
    delete: fail,
    insert: fail,
    update: fail,
    increment: fail,
    withLock: fail,
    ping: fail,
    close: () => Promise.resolve(),
  };
}
