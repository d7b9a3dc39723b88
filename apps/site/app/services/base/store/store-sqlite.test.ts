import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareFile, StoreFileRefused } from './sqlite-file.ts';
import { openSqliteStore, type SqliteStore } from './store-sqlite.ts';
import { LockTimeout, StoreUnavailable } from './store.ts';

const HOUR = 3_600_000;
const TTL = { ttlMs: 60_000 };
const LARGE = 'x'.repeat(50_000);

let folder: string;
let file: string;
let stores: SqliteStore[];
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  file = join(folder, 'site.sqlite');
  stores = [];
  time = 1_700_000_000_000;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of stores) await store.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

function open(options: { readonly brand?: string; readonly maxPages?: number } = {}): SqliteStore {
  const store = openSqliteStore({ file, now: () => time, ...options });
  stores.push(store);
  return store;
}

describe('what an insert wrote', () => {
  it('is on the disk before the caller goes on, and other work does not wait for it', async () => {
    const store = open();
    let isOnDisk = false;
    const inserted = store.insert('intent', 1, TTL).then(() => (isOnDisk = true));
    await store.set('slip', 1, TTL);
    expect(isOnDisk).toBe(false);
    await inserted;
  });

  it('waits for the disk also where it was there already', async () => {
    const store = open();
    const order: string[] = [];
    const first = store.insert('intent', 1, TTL).then(() => order.push('wrote it'));
    const second = store.insert('intent', 2, TTL).then((held) => order.push(`found ${held}`));
    await Promise.all([first, second]);
    expect(order).toEqual(['wrote it', 'found 1']);
  });

  it('is a store that can’t be reached where the disk does not take it', async () => {
    const store = open();
    const failing = vi
      .spyOn(fs, 'fdatasync')
      .mockImplementation(((_descriptor: number, done: (error: Error) => void) =>
        done(new Error('EIO'))) as typeof fs.fdatasync);
    try {
      await expect(store.insert('intent', 1, TTL)).rejects.toThrow(StoreUnavailable);
    } finally {
      failing.mockRestore();
    }
    expect(await store.insert('another', 1, TTL)).toBeUndefined();
  });
});

describe('the log', () => {
  it('is copied into the file while the store goes on, by nobody who waits for it', async () => {
    const store = open();
    for (let index = 0; index < 200; index += 1) await store.set(`key ${index}`, LARGE, TTL);
    const before = statSync(file).size;
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(200 * LARGE.length), 5_000);
    expect(before).toBeLessThan(LARGE.length);
    expect(await store.get('key 7')).toBe(LARGE);
  });
});

describe('a disk that is full', () => {
  it('is a store that can’t be reached for what is written, and is read on', async () => {
    const store = open({ maxPages: 12 });
    await store.set('kept', 'before', TTL);
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(StoreUnavailable);
    await refused(store.set('large', LARGE, TTL));
    await refused(store.insert('intent', LARGE, TTL));
    await refused(store.update('kept', TTL.ttlMs, () => LARGE));
    expect(await store.get('kept')).toBe('before');
    // What has room is written as ever: no transaction was left open.
    await store.set('kept', 'after', TTL);
    expect(await store.get('kept')).toBe('after');
    expect(await store.insert('small', 1, TTL)).toBeUndefined();
  });

  it('does not end the process when old entries can not be removed', () => {
    vi.useFakeTimers();
    const store = open();
    const full = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
    });
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
      throw full;
    });
    expect(() => store.sweep()).toThrow(full);
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
    vi.restoreAllMocks();
  });
});

describe('a clock that jumps an hour', () => {
  it('forward ends windows and locks, and nothing that lasts longer', async () => {
    const store = open();
    await store.set('session', 1, { ttlMs: 12 * HOUR });
    for (let count = 0; count < 5; count += 1) await store.increment('attempts', 60_000);
    time += HOUR;
    expect(await store.get('session')).toBe(1);
    expect(await store.increment('attempts', 60_000)).toBe(1);
  });

  it('back leaves nobody locked out for that hour', async () => {
    const store = open();
    for (let count = 0; count < 5; count += 1) await store.increment('attempts', 60_000);
    const never = Promise.withResolvers<void>();
    const crashed = store.withLock('refresh', { ttlMs: 20_000, waitMs: 0 }, () => never.promise);
    const soon = store.withLock('refresh', { ttlMs: 20_000, waitMs: 0 }, async () => 'held');
    await expect(soon).rejects.toThrow(LockTimeout);
    time -= HOUR;
    expect(await store.increment('attempts', 60_000)).toBe(1);
    expect(await store.increment('attempts', 60_000)).toBe(2);
    const lock = { ttlMs: 20_000, waitMs: 0 };
    expect(await store.withLock('refresh', lock, async () => 'held')).toBe('held');
    never.resolve();
    await crashed;
  });
});

it('a process that read the clock before another wrote takes no lock from it, and counts on', async () => {
  const store = open();
  const late = openSqliteStore({ file, now: () => time - 5 });
  stores.push(late);
  const done = Promise.withResolvers<void>();
  const holder = store.withLock('refresh', { ttlMs: 20_000, waitMs: 0 }, () => done.promise);
  const thief = late.withLock('refresh', { ttlMs: 20_000, waitMs: 0 }, async () => 'held');
  await expect(thief).rejects.toThrow(LockTimeout);
  done.resolve();
  await holder;
  await store.increment('attempts', 60_000);
  expect(await late.increment('attempts', 60_000)).toBe(2);
});

describe('a store file', () => {
  it('of an older version is read, and kept as one of this version', async () => {
    const older = new DatabaseSync(file);
    older.exec(`CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL)
      STRICT, WITHOUT ROWID;
      INSERT INTO entries VALUES ('slip', '{"kept":true}', ${time + HOUR});`);
    older.close();
    const store = open({ brand: 'arara' });
    expect(await store.get('slip')).toEqual({ kept: true });
    await store.set('slip', { kept: 'still' }, TTL);
    expect(await open({ brand: 'arara' }).get('slip')).toEqual({ kept: 'still' });
  });

  it('of a later version is refused with words, and left as it is', () => {
    const later = new DatabaseSync(file);
    later.exec('PRAGMA user_version = 99');
    later.close();
    expect(() => open()).toThrow(StoreFileRefused);
    expect(() => open()).toThrow(/version 99.*name another file/);
  });

  it('on a file system without shared memory is refused with words', () => {
    const database = new DatabaseSync(`file:${file}?vfs=unix-none`);
    const prepare = () => prepareFile(database, { withinMs: 0 });
    expect(prepare).toThrow(StoreFileRefused);
    expect(prepare).toThrow(/on a disk of this machine/);
    database.close();
  });

  it('of another brand is refused: its sessions are another operator’s', async () => {
    await open({ brand: 'arara' }).set('session', 1, TTL);
    expect(() => open({ brand: 'axolote' })).toThrow(/brand "arara", and BRAND is "axolote"/);
    expect(await open({ brand: 'arara' }).get('session')).toBe(1);
  });
});
