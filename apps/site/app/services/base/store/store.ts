/** Plain JSON data. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** Thrown by `withLock` when somebody else held the lock for longer than `waitMs`. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
  readonly key: string;

  constructor(key: string) {
    super(`The lock "${key}" was held by somebody else for too long`);
    this.key = key;
  }
}

/**
 * Thrown by every call while the store can't be reached or doesn't answer in time. A write that
 * throws it may still have happened.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The store can’t be reached', { cause });
  }
}

/**
 * Whether the error says that the store can't be reached. Compared by name, because the build of the
 * pages holds a copy of the class.
 */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailable';
}

/** Whether somebody else held a lock for too long; by name, as for a store that can't be reached. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'LockTimeout';
}

/**
 * Sessions, slips, intents and counters, shared by every instance that opens the same file or
 * Redis. Values are JSON; what was stored outlives the process when the promise resolves, and a loss of
 * power where `insert` stored it (a Redis is as durable as the operator runs it). Times are milliseconds.
 */
export interface Store {
  /** The value, or undefined when there is none or it has expired. */
  get<T = JsonValue>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown, options: { readonly ttlMs: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Writes the value unless the key already holds one. Returns undefined when this call wrote it,
   * otherwise the value that was there. The value and all that was written before it are on disk when
   * the promise resolves.
   */
  insert<T = JsonValue>(
    key: string,
    value: T,
    options: { readonly ttlMs: number },
  ): Promise<T | undefined>;
  /**
   * Reads, computes and writes as one step: `next` gets the current value, and its result is stored;
   * undefined leaves the key unchanged. `next` must be pure, because it runs again when another
   * writer came in between. Returns the value of the key afterwards.
   */
  update<T = JsonValue>(
    key: string,
    ttlMs: number,
    next: (current: T | undefined) => T | undefined,
  ): Promise<T | undefined>;
  /** Adds one and returns the sum; the count starts again `ttlMs` after its first increment. */
  increment(key: string, ttlMs: number): Promise<number>;
  /**
   * Runs `work` while no other caller holds `key`, across all instances. The lock expires after
   * `ttlMs`, even if its holder crashed. Throws LockTimeout after waiting `waitMs`.
   */
  withLock<T>(
    key: string,
    options: { readonly ttlMs: number; readonly waitMs: number },
    work: () => Promise<T>,
  ): Promise<T>;
  /** Resolves when the store answers; rejects when it can't be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
