import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { LockTimeout, type Store } from './store.ts';

interface RedisStoreOptions {
  readonly url: string;
  /** Set before every key, so that brands can share one server. */
  readonly prefix: string;
  /** Hears of a lost connection; the store reconnects by itself. */
  readonly onError: (error: Error) => void;
}

const COMMAND_TIMEOUT_MS = 5_000;
const LOCK_RETRY_MS = 15;
/** Other writers of one key in a row before an update gives up. */
const MAX_CONFLICTS = 200;

/** Writes only if the key still holds what was read; an empty ARGV[1] stands for no value. */
const COMPARE_AND_SET = `
  local current = redis.call('GET', KEYS[1]) or ''
  if current ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`;
const INCREMENT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;
const RELEASE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

/** The store in Redis, for instances on several machines. Connects on first use. */
export function openRedisStore({ url, prefix, onError }: RedisStoreOptions): Store {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    maxRetriesPerRequest: 2,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A write whose answer was lost is never sent again: its caller has to look what happened.
    autoResendUnfulfilledCommands: false,
  });
  redis.on('error', onError);

  return {
    async get<T>(key: string) {
      const text = await redis.get(key);
      return text === null ? undefined : (JSON.parse(text) as T);
    },
    async set(key, value, { ttlMs }) {
      await redis.set(key, JSON.stringify(value), 'PX', ttlMs);
    },
    async delete(key) {
      await redis.del(key);
    },
    async update<T>(key: string, ttlMs: number, next: (current: T | undefined) => T | undefined) {
      for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts += 1) {
        const text = await redis.get(key);
        const current = text === null ? undefined : (JSON.parse(text) as T);
        const value = next(current);
        if (value === undefined) return current;
        const written = await redis.eval(
          COMPARE_AND_SET,
          1,
          key,
          text ?? '',
          JSON.stringify(value),
          ttlMs,
        );
        if (written === 1) return value;
      }
      throw new Error(`The key "${key}" was written by others ${MAX_CONFLICTS} times in a row`);
    },
    async increment(key, ttlMs) {
      return Number(await redis.eval(INCREMENT, 1, key, ttlMs));
    },
    async withLock(key, { ttlMs, waitMs }, work) {
      const lock = `lock:${key}`;
      const token = randomUUID();
      const deadline = performance.now() + waitMs;
      while ((await redis.set(lock, token, 'PX', ttlMs, 'NX')) === null) {
        if (performance.now() >= deadline) throw new LockTimeout(key);
        await wait(LOCK_RETRY_MS);
      }
      try {
        return await work();
      } finally {
        await redis.eval(RELEASE, 1, lock, token);
      }
    },
    async ping() {
      await redis.ping();
    },
    async close() {
      redis.disconnect();
    },
  };
}
