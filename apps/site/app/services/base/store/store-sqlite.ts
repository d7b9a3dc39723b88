import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { checkpointAside } from './checkpoints.ts';
import { openLogFlush } from './log-flush.ts';
import { prepareFile } from './sqlite-file.ts';
import { LockTimeout, type Store, StoreUnavailable } from './store.ts';

interface SqliteStoreOptions {
  /** The file to open or create; `:memory:` lives as long as the process. */
  readonly file: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Code of the brand that the file is kept for; any unless given. */
  readonly brand?: string;
  /** The most pages of 4 KiB that the file may have; as many as the disk has room for unless given. */
  readonly maxPages?: number;
}

/** The store in one SQLite file, which several processes of one machine may share. */
export interface SqliteStore extends Store {
  /** Removes expired entries and returns their number; runs by itself each minute. */
  sweep(): number;
}

const SWEEP_EVERY_MS = 60_000;
const BUSY_TIMEOUT_MS = 5_000;
const LOCK_RETRY_MS = 15;
/**
 * How much later than the clock now says others may have read it: a process waits for the file between reading
 * the clock and writing, and clocks are put right by fractions of a second. Beyond it the clock was set back.
 */
const CLOCK_TOLERANCE_MS = 2 * BUSY_TIMEOUT_MS;

/**
 * Pages of the log, 40 MiB of them, at which a commit copies the rest: under a load without pauses the thread
 * that copies never reaches the end, and only then the log begins anew.
 */
const LONGEST_LOG_PAGES = 10_000;

/**
 * Opens the store; throws when the file can't be opened, and StoreFileRefused for one that is not this
 * site's. What SQLite throws later, as on a full disk, is StoreUnavailable.
 */
export function openSqliteStore({ file, now, brand, maxPages }: SqliteStoreOptions): SqliteStore {
  const isOnDisk = file !== ':memory:';
  if (isOnDisk) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  prepareFile(database, { brand, withinMs: BUSY_TIMEOUT_MS });
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG_PAGES}`);
  const log = isOnDisk ? openLogFlush(file) : null;
  const endCheckpoints = isOnDisk ? checkpointAside(file) : null;

  const select = database.prepare('SELECT value FROM entries WHERE key = ? AND expires_at > ?');
  const upsert = database.prepare(
    `INSERT INTO entries (key, value, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
  );
  const insertNew = database.prepare(
    `INSERT INTO entries (key, value, expires_at) VALUES (:key, :value, :expiresAt)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
     WHERE entries.expires_at <= :now`,
  );
  const remove = database.prepare('DELETE FROM entries WHERE key = ?');
  // A window that ends much later than one begun now was begun before the clock was set back.
  const addOne = database.prepare(
    `INSERT INTO entries (key, value, expires_at) VALUES (:key, '1', :expiresAt)
     ON CONFLICT (key) DO UPDATE SET
       value = CASE WHEN expires_at > :now AND expires_at <= :latest THEN CAST(value AS INTEGER) + 1 ELSE 1 END,
       expires_at = CASE WHEN expires_at > :now AND expires_at <= :latest THEN expires_at ELSE :expiresAt END
     RETURNING value`,
  );
  const removeExpired = database.prepare('DELETE FROM entries WHERE expires_at <= ?');
  const removeExpiredLocks = database.prepare('DELETE FROM locks WHERE expires_at <= ?');
  // One that ends much later than one taken now was taken before the clock was set back: its holder is gone.
  const acquire = database.prepare(
    `INSERT INTO locks (key, token, expires_at) VALUES (:key, :token, :expiresAt)
     ON CONFLICT (key) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at
     WHERE locks.expires_at <= :now OR locks.expires_at > :latest`,
  );
  const release = database.prepare('DELETE FROM locks WHERE key = ? AND token = ?');

  function read<T>(key: string): T | undefined {
    const row = select.get(key, now());
    return row === undefined ? undefined : (JSON.parse(String(row['value'])) as T);
  }

  function write(key: string, value: unknown, ttlMs: number): void {
    upsert.run(key, JSON.stringify(value), now() + ttlMs);
  }

  /** When something that begins now and lasts so long ends, as the statements take it. */
  function lasting(ttlMs: number) {
    const begunAt = now();
    const expiresAt = begunAt + ttlMs;
    return { now: begunAt, expiresAt, latest: expiresAt + CLOCK_TOLERANCE_MS };
  }

  function sweep(): number {
    removeExpiredLocks.run(now());
    return Number(removeExpired.run(now()).changes);
  }
  const sweeper = setInterval(() => ifReached(sweep), SWEEP_EVERY_MS).unref();

  return {
    sweep,
    async get<T>(key: string) {
      return reach(() => read<T>(key));
    },
    async set(key, value, { ttlMs }) {
      reach(() => write(key, value, ttlMs));
    },
    async delete(key) {
      reach(() => remove.run(key));
    },
    async insert<T>(key: string, value: T, { ttlMs }: { readonly ttlMs: number }) {
      const row = { key, value: JSON.stringify(value) };
      const found = reach(() => {
        for (;;) {
          const { changes } = insertNew.run({ ...row, now: now(), expiresAt: now() + ttlMs });
          if (changes > 0) return undefined;
          const held = read<T>(key);
          // The found entry may expire, or another process may delete it, between the two statements.
          if (held !== undefined) return held;
        }
      });
      // What another call wrote may be on its way to the disk, too.
      await log?.flushed().catch((error: unknown) => {
        throw new StoreUnavailable(error);
      });
      return found;
    },
    async update<T>(key: string, ttlMs: number, next: (current: T | undefined) => T | undefined) {
      return reach(() => {
        // Takes the write lock before reading, so that no other process writes in between.
        database.exec('BEGIN IMMEDIATE');
        try {
          const current = read<T>(key);
          const value = next(current);
          if (value !== undefined) write(key, value, ttlMs);
          database.exec('COMMIT');
          return value ?? current;
        } catch (error) {
          rollBack(database);
          throw error;
        }
      });
    },
    async increment(key, ttlMs) {
      const row = reach(() => addOne.get({ key, ...lasting(ttlMs) }));
      return Number(row?.['value']);
    },
    async withLock(key, { ttlMs, waitMs }, work) {
      const token = randomUUID();
      const deadline = performance.now() + waitMs;
      const isTaken = () => acquire.run({ key, token, ...lasting(ttlMs) }).changes === 0;
      while (reach(isTaken)) {
        if (performance.now() >= deadline) throw new LockTimeout(key);
        await wait(LOCK_RETRY_MS);
      }
      try {
        return await work();
      } finally {
        // The work stays done even if the lock can't be released: the lock expires by itself.
        ifReached(() => release.run(key, token));
      }
    },
    async ping() {
      reach(() => database.exec('SELECT 1'));
    },
    async close() {
      clearInterval(sweeper);
      await endCheckpoints?.();
      log?.close();
      database.close();
    },
  };
}

/** What the work answers; what SQLite throws is StoreUnavailable, such as a full disk or a held file. */
function reach<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isOfSqlite(error) ? new StoreUnavailable(error) : error;
  }
}

/** Does the work where the store can be reached. */
function ifReached(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isOfSqlite(error)) throw error;
  }
}

function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Some errors end the transaction by themselves: then there is none to roll back. */
function rollBack(database: DatabaseSync): void {
  ifReached(() => database.exec('ROLLBACK'));
}
