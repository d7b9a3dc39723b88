/** Plain data that survives a process: what JSON can say. */
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
 * Sessions, slips, intents and counters, shared by every instance that opens the same file or
 * Redis. Values are JSON; what was stored is durable when the promise resolves (a Redis without
 * append-only file is as durable as the operator runs it). Times are milliseconds.
 */
export interface Store {
  /** The value, or undefined when there is none or it has expired. */
  get<T = JsonValue>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown, options: { readonly ttlMs: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Reads, computes and writes as one step: `next` sees the current value and its answer is stored;
   * undefined leaves the key as it was. `next` must be pure: it runs again when somebody else wrote
   * in between. Answers what the key holds afterwards.
   */
  update<T = JsonValue>(
    key: string,
    ttlMs: number,
    next: (current: T | undefined) => T | undefined,
  ): Promise<T | undefined>;
  /** Adds one and answers the sum; the count starts again `ttlMs` after its first increment. */
  increment(key: string, ttlMs: number): Promise<number>;
  /**
   * Runs `work` while nobody else holds `key`, over all instances. The lock falls after `ttlMs` even
   * if its holder died. Throws LockTimeout after waiting `waitMs`.
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
