import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { keepToDatabase } from './redis-database.ts';
import { LockTimeout, type Store, StoreUnavailable } from './store.ts';

interface RedisStoreOptions {
  readonly url: string;
  /** Set before every key, so that brands can share one server. */
  readonly prefix: string;
  /** Called for a lost connection; the store reconnects by itself. */
  readonly onError: (error: Error) => void;
}

/** How long a page waits for the store, in milliseconds. */
const COMMAND_TIMEOUT_MS = 1_000;
/** How often the event loop turns until what has come is read. */
const TURNS_TO_READ = 3;
/**
 * After a command without an answer, the next ones fail at once for this many milliseconds, or until it
 * is answered after all: a page waits only once.
 */
const REST_MS = 1_000;
const RECONNECT_WITHIN_MS = 1_000;
/** Errors of a server that is running but can't serve now. */
const NOT_NOW = /^(LOADING|READONLY|MISCONF|OOM|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|NOREPLICAS)\b/;
const LOCK_RETRY_MS = 15;
/** An update gives up after this many conflicts in a row on one key. */
const MAX_CONFLICTS = 200;

/** Writes only if the key still holds what was read; an empty ARGV[1] stands for no value. */
const COMPARE_AND_SET = `
  local current = redis.call('GET', KEYS[1]) or ''
  if current ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`;
/** Writes only if the key holds nothing; answers what it holds otherwise. */
const INSERT = `
  local current = redis.call('GET', KEYS[1])
  if current then return current end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return false`;
const INCREMENT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;
const RELEASE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

/** Whether the server answered with an error that a retry would not change. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError' && !NOT_NOW.test(error.message);
}

/**
 * The answer; throws when there is none in time. A process that was busy for so long may have the answer already
 * and not have read it: it reads what has come before it gives up.
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const timeout = (async () => {
    await wait(COMMAND_TIMEOUT_MS, undefined, { signal: over.signal });
    for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await nextTurn();
    throw new Error('No answer in time');
  })();
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    over.abort();
    // Whichever comes later is nobody's any more.
    answer.catch(() => undefined);
    timeout.catch(() => undefined);
  }
}

/**
 * The store in Redis, for instances on several machines. A command without an answer within a second
 * throws StoreUnavailable, and so do all commands of the next second, unless Redis answers meanwhile.
 */
export function openRedisStore({ url, prefix, onError }: RedisStoreOptions): Store {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    maxRetriesPerRequest: 1,
    connectTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempts) => Math.min(attempts * 50, RECONNECT_WITHIN_MS),
    // A write without an answer is never sent again: its caller has to read what happened.
    autoResendUnfulfilledCommands: false,
  });
  redis.on('error', onError);
  keepToDatabase(redis);
  let restsUntil = 0;
  const wake = () => {
    restsUntil = 0;
  };
  redis.on('ready', wake);

  async function reach<T>(command: () => Promise<T>): Promise<T> {
    if (performance.now() < restsUntil) throw new StoreUnavailable('resting');
    const answer = command();
    try {
      return await inTime(answer);
    } catch (error) {
      if (isRefusal(error)) throw error;
      restsUntil = performance.now() + REST_MS;
      // One that comes late tells that the server goes on.
      answer.then(wake, () => undefined);
      throw new StoreUnavailable(error);
    }
  }

  return {
    async get<T>(key: string) {
      const text = await reach(() => redis.get(key));
      return text === null ? undefined : (JSON.parse(text) as T);
    },
    async set(key, value, { ttlMs }) {
      await reach(() => redis.set(key, JSON.stringify(value), 'PX', ttlMs));
    },
    async delete(key) {
      await reach(() => redis.del(key));
    },
    async insert<T>(key: string, value: T, { ttlMs }: { readonly ttlMs: number }) {
      const found = await reach(() => redis.eval(INSERT, 1, key, JSON.stringify(value), ttlMs));
      return typeof found === 'string' ? (JSON.parse(found) as T) : undefined;
    },
    async update<T>(key: string, ttlMs: number, next: (current: T | undefined) => T | undefined) {
      for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts += 1) {
        const text = await reach(() => redis.get(key));
        const current = text === null ? undefined : (JSON.parse(text) as T);
        const value = next(current);
        if (value === undefined) return current;
        const written = await reach(() =>
          redis.eval(COMPARE_AND_SET, 1, key, text ?? '', JSON.stringify(value), ttlMs),
        );
        if (written === 1) return value;
      }
      throw new Error(`The key "${key}" was written by others ${MAX_CONFLICTS} times in a row`);
    },
    async increment(key, ttlMs) {
      return Number(await reach(() => redis.eval(INCREMENT, 1, key, ttlMs)));
    },
    async withLock(key, { ttlMs, waitMs }, work) {
      const lock = `lock:${key}`;
      const token = randomUUID();
      const deadline = performance.now() + waitMs;
      while ((await reach(() => redis.set(lock, token, 'PX', ttlMs, 'NX'))) === null) {
        if (performance.now() >= deadline) throw new LockTimeout(key);
        await wait(LOCK_RETRY_MS);
      }
      try {
        return await work();
      } finally {
        // The work stays done even if the lock can't be released: the lock expires by itself.
        await reach(() => redis.eval(RELEASE, 1, lock, token)).catch(() => undefined);
      }
    },
    async ping() {
      await reach(() => redis.ping());
    },
    async close() {
      redis.disconnect();
    },
  };
}
