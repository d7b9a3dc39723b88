import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakingWay } from '../../../../test/breaking-way.ts';
import { openRedisStore } from './store-redis.ts';
import { openSqliteStore } from './store-sqlite.ts';
import { LockTimeout, type Store, StoreUnavailable } from './store.ts';

const MINUTE = 60_000;
/** Milliseconds; real ones with Redis, and long enough for a slow machine to read before their end. */
const SHORT = 400;
const LOCK = { ttlMs: MINUTE, waitMs: 5_000 };

/** Two instances of one store, and a way to let time pass for both. */
interface StorePair {
  readonly one: Store;
  readonly other: Store;
  pass(ms: number): Promise<void>;
}

function describeStore(name: string, open: () => StorePair): void {
  describe(name, () => {
    let pair: StorePair;
    beforeEach(() => {
      pair = open();
    });
    afterEach(async () => {
      await pair.one.close();
      await pair.other.close();
    });

    it('answers what another instance wrote, and undefined for what was never written', async () => {
      await pair.one.set('slip', { selections: ['Grêmio'] }, { ttlMs: MINUTE });
      expect(await pair.other.get('slip')).toEqual({ selections: ['Grêmio'] });
      expect(await pair.other.get('nothing')).toBeUndefined();
    });

    it('forgets a deleted and an expired value', async () => {
      await pair.one.set('deleted', 1, { ttlMs: MINUTE });
      await pair.one.set('expired', 1, { ttlMs: SHORT });
      await pair.one.delete('deleted');
      expect(await pair.one.get('expired')).toBe(1);
      await pair.pass(SHORT + 50);
      expect(await pair.one.get('deleted')).toBeUndefined();
      expect(await pair.one.get('expired')).toBeUndefined();
    });

    it('loses no update when two instances write one key at once', async () => {
      const addOne = (count: number | undefined) => (count ?? 0) + 1;
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? pair.one : pair.other).update<number>('count', MINUTE, addOne),
        ),
      );
      expect(await pair.one.get('count')).toBe(50);
    });

    it('inserts the value of one of many callers, and answers it to the others', async () => {
      const earlier = await Promise.all(
        Array.from({ length: 20 }, (_, owner) =>
          (owner % 2 ? pair.one : pair.other).insert('intent', { owner }, { ttlMs: MINUTE }),
        ),
      );
      const written = await pair.one.get('intent');
      expect(earlier.filter((found) => found === undefined)).toHaveLength(1);
      expect(earlier.filter((found) => found !== undefined)).toEqual(Array(19).fill(written));
    });

    it('inserts again where a value has expired or was deleted', async () => {
      expect(await pair.one.insert('intent', 'first', { ttlMs: SHORT })).toBeUndefined();
      expect(await pair.other.insert('intent', 'second', { ttlMs: SHORT })).toBe('first');
      await pair.pass(SHORT + 50);
      expect(await pair.other.insert('intent', 'third', { ttlMs: MINUTE })).toBeUndefined();
      await pair.one.delete('intent');
      expect(await pair.other.insert('intent', 'fourth', { ttlMs: MINUTE })).toBeUndefined();
      expect(await pair.one.get('intent')).toBe('fourth');
    });

    it('leaves the value alone when an update fails', async () => {
      await pair.one.set('slip', 'before', { ttlMs: MINUTE });
      const failing = pair.one.update('slip', MINUTE, () => {
        throw new Error('no next value');
      });
      await expect(failing).rejects.toThrow('no next value');
      await pair.one.set('other', 1, { ttlMs: MINUTE });
      expect(await pair.other.get('slip')).toBe('before');
    });

    it('counts over instances and starts again after the first increment has expired', async () => {
      expect(await pair.one.increment('attempts', SHORT)).toBe(1);
      expect(await pair.other.increment('attempts', SHORT)).toBe(2);
      expect(await pair.one.get('attempts')).toBe(2);
      await pair.pass(SHORT + 50);
      expect(await pair.one.increment('attempts', SHORT)).toBe(1);
    });

    it('runs the work under one lock one after the other', async () => {
      let running = 0;
      let most = 0;
      const work = async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(2);
        running -= 1;
      };
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? pair.one : pair.other).withLock('refresh', LOCK, work),
        ),
      );
      expect(most).toBe(1);
    });

    it('gives up waiting for a lock, frees it after a failure, and takes over from a dead holder', async () => {
      await pair.one.withLock('refresh', { ttlMs: MINUTE, waitMs: 0 }, async () => {
        const second = pair.other.withLock('refresh', { ttlMs: MINUTE, waitMs: 0 }, async () => 1);
        await expect(second).rejects.toBeInstanceOf(LockTimeout);
      });
      const failed = pair.one.withLock('refresh', LOCK, () => Promise.reject(new Error('failed')));
      await expect(failed).rejects.toThrow('failed');

      await pair.one.withLock('refresh', { ttlMs: SHORT, waitMs: 0 }, async () => {
        await pair.pass(SHORT + 50);
        expect(await pair.other.withLock('refresh', LOCK, async () => 'taken over')).toBe(
          'taken over',
        );
      });
    });

    it('keeps a lock that was taken over from being freed by its former holder', async () => {
      const handover = Promise.withResolvers<void>();
      let second: Promise<void> | undefined;
      await pair.one.withLock('refresh', { ttlMs: SHORT, waitMs: 0 }, async () => {
        await pair.pass(SHORT + 50);
        const taken = Promise.withResolvers<void>();
        second = pair.other.withLock('refresh', LOCK, async () => {
          taken.resolve();
          await handover.promise;
        });
        await taken.promise;
      });
      const third = pair.one.withLock('refresh', { ttlMs: MINUTE, waitMs: 0 }, async () => 1);
      await expect(third).rejects.toBeInstanceOf(LockTimeout);
      handover.resolve();
      await second;
    });

    it('answers a ping', async () => {
      await expect(pair.one.ping()).resolves.toBeUndefined();
    });
  });
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
let files = 0;

describeStore('SQLite store', () => {
  files += 1;
  const file = join(folder, `pair-${files}`, 'site.sqlite');
  let time = 1_700_000_000_000;
  const now = () => time;
  return {
    one: openSqliteStore({ file, now }),
    other: openSqliteStore({ file, now }),
    pass: async (ms) => {
      time += ms;
    },
  };
});

describe('SQLite store file', () => {
  it('keeps values over a restart and sweeps what has expired', async () => {
    const file = join(folder, 'restart.sqlite');
    let time = 1_000;
    const now = () => time;
    const before = openSqliteStore({ file, now });
    await before.set('kept', 'yes', { ttlMs: MINUTE });
    await before.set('short', 'yes', { ttlMs: 10 });
    await before.close();

    const after = openSqliteStore({ file, now });
    expect(await after.get('kept')).toBe('yes');
    time += 20;
    expect(after.sweep()).toBe(1);
    expect(after.sweep()).toBe(0);
    await after.close();
  });

  it('says that it can’t be reached where SQLite fails, and works on once it does not', async () => {
    const file = join(folder, 'failing.sqlite');
    const store = openSqliteStore({ file, now: Date.now });
    await store.set('slip', 1, { ttlMs: MINUTE });
    const other = new DatabaseSync(file);
    other.exec('ALTER TABLE entries RENAME TO elsewhere; ALTER TABLE locks RENAME TO others');
    const ttl = { ttlMs: MINUTE };
    await expect(store.get('slip')).rejects.toThrow(StoreUnavailable);
    await expect(store.set('slip', 2, ttl)).rejects.toThrow(StoreUnavailable);
    await expect(store.insert('slip', 2, ttl)).rejects.toThrow(StoreUnavailable);
    await expect(store.update('slip', MINUTE, () => 2)).rejects.toThrow(StoreUnavailable);
    await expect(store.increment('count', MINUTE)).rejects.toThrow(StoreUnavailable);
    await expect(store.withLock('slip', LOCK, async () => 3)).rejects.toThrow(StoreUnavailable);

    other.exec('ALTER TABLE elsewhere RENAME TO entries; ALTER TABLE others RENAME TO locks');
    expect(await store.update<number>('slip', MINUTE, (slip) => (slip ?? 0) + 1)).toBe(2);
    const isLost = store.withLock('slip', LOCK, async () => {
      other.exec('ALTER TABLE locks RENAME TO others');
      return 'done';
    });
    expect(await isLost).toBe('done');
    const wrong = () => {
      throw new RangeError('of the caller');
    };
    await expect(store.update('slip', MINUTE, wrong)).rejects.toThrow(RangeError);
    other.close();
    await store.close();
  });

  it('opens a new file that another process is writing to', async () => {
    const file = join(folder, 'started-together.sqlite');
    const script = `
      import { DatabaseSync } from 'node:sqlite';
      const database = new DatabaseSync(${JSON.stringify(file)});
      database.exec('BEGIN IMMEDIATE');
      console.log('held');
      setTimeout(() => database.exec('COMMIT'), 200);`;
    const writer = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(writer.stdout, 'data');

    const store = openSqliteStore({ file, now: Date.now });
    await store.set('key', 'value', { ttlMs: 60_000 });
    expect(await store.get('key')).toBe('value');
    await store.close();
  });

  it('excludes processes from each other and loses none of their updates', async () => {
    const file = join(folder, 'processes.sqlite');
    const script = `
      import { openSqliteStore } from ${JSON.stringify(new URL('./store-sqlite.ts', import.meta.url).href)};
      const store = openSqliteStore({ file: ${JSON.stringify(file)}, now: Date.now });
      for (let i = 0; i < 40; i += 1) {
        await store.update('atomic', 60_000, (count) => (count ?? 0) + 1);
        await store.withLock('lock', { ttlMs: 30_000, waitMs: 30_000 }, async () => {
          const count = (await store.get('locked')) ?? 0;
          await new Promise((resolve) => setTimeout(resolve, 1));
          await store.set('locked', count + 1, { ttlMs: 60_000 });
        });
      }
      await store.close();`;
    const run = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    await Promise.all([run(), run()]);

    const store = openSqliteStore({ file, now: Date.now });
    expect(await store.get('atomic')).toBe(80);
    expect(await store.get('locked')).toBe(80);
    await store.close();
  }, 30_000);
});

const redisServer = process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server';
const redisFound = spawnSync(redisServer, ['--version']).status === 0;

describe.skipIf(!redisFound && process.env['CI'] !== 'true')(
  redisFound ? 'with Redis' : 'with Redis (skipped: no redis-server found)',
  () => {
    let server: ChildProcess | undefined;
    let url = '';
    beforeAll(async () => {
      if (!redisFound) throw new Error('No redis-server found; set VITRINE_REDIS_SERVER to one');
      const port = await freePort();
      url = `redis://127.0.0.1:${port}`;
      server = spawn(redisServer, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']);
      const probe = openRedisStore({ url, prefix: 'probe:', onError: () => undefined });
      await vi.waitFor(() => probe.ping(), 5_000);
      await probe.close();
    });
    afterAll(async () => {
      if (!server) return;
      server.kill();
      await once(server, 'exit');
    });

    describeStore('Redis store', () => {
      files += 1;
      const options = { url, prefix: `test-${files}:`, onError: () => undefined };
      return {
        one: openRedisStore(options),
        other: openRedisStore(options),
        pass: async (ms) => {
          await wait(ms);
        },
      };
    });

    it('says within two seconds that a server which takes calls and answers none is unavailable', async () => {
      const store = openRedisStore({ url, prefix: 'hangs:', onError: () => undefined });
      await store.set('slip', 1, { ttlMs: MINUTE });
      server?.kill('SIGSTOP');
      try {
        const startedAt = performance.now();
        await expect(store.get('slip')).rejects.toThrow(StoreUnavailable);
        // One page asks for several things: only the first of them waits.
        await expect(store.get('slip')).rejects.toThrow(StoreUnavailable);
        await expect(store.update('slip', MINUTE, () => 2)).rejects.toThrow(StoreUnavailable);
        await expect(store.withLock('slip', LOCK, async () => 3)).rejects.toThrow(StoreUnavailable);
        await expect(store.ping()).rejects.toThrow(StoreUnavailable);
        expect(performance.now() - startedAt).toBeLessThan(2_000);
      } finally {
        server?.kill('SIGCONT');
      }
      await vi.waitFor(async () => expect(await store.get('slip')).toBe(1), 10_000);
      await store.close();
    });

    it('asks again as soon as a server that stood still answers what it was asked before', async () => {
      const store = openRedisStore({ url, prefix: 'stalls:', onError: () => undefined });
      await store.set('slip', 1, { ttlMs: MINUTE });
      server?.kill('SIGSTOP');
      const stoodStill = expect(store.get('slip')).rejects.toThrow(StoreUnavailable);
      await stoodStill.finally(() => server?.kill('SIGCONT'));
      // Sooner than the second for which a store that is away is not asked.
      await vi.waitFor(async () => expect(await store.get('slip')).toBe(1), {
        interval: 10,
        timeout: 500,
      });
      await store.close();
    });

    it('SESS-04 takes an answer that came in time, however late the process gets to read it', async () => {
      const store = openRedisStore({ url, prefix: 'late:', onError: () => undefined });
      await store.set('slip', 1, { ttlMs: MINUTE });
      const asked = Array.from({ length: 50 }, () => store.get('slip'));
      // As long as a process renders pages that came all at once.
      for (const until = performance.now() + 1_500; performance.now() < until;);
      expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
      expect(await store.get('slip')).toBe(1);
      await store.close();
    });

    it('never sends a write again whose answer was lost on the way', async () => {
      const way = await breakingWay(Number(new URL(url).port));
      const options = { prefix: 'lost:', onError: () => undefined };
      const store = openRedisStore({ ...options, url: `redis://127.0.0.1:${way.port}` });
      expect(await store.increment('attempts', MINUTE)).toBe(1);
      way.breakAtNextAnswer();
      await expect(store.increment('attempts', MINUTE)).rejects.toThrow(StoreUnavailable);
      await vi.waitFor(() => store.ping(), 10_000);
      // Redis counted what nobody heard of, and once.
      expect(await store.get('attempts')).toBe(2);
      await store.close();
      way.close();
    });

    it('rejects when the server can not be reached, and says so once per attempt', async () => {
      const heard: string[] = [];
      const nowhere = openRedisStore({
        url: `redis://127.0.0.1:${await freePort()}`,
        prefix: '',
        onError: (error) => heard.push(error.message),
      });
      await expect(nowhere.get('slip')).rejects.toThrow(StoreUnavailable);
      expect(heard.length).toBeGreaterThan(0);
      await nowhere.close();
    });
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
