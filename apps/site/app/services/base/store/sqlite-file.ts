import type { DatabaseSync } from 'node:sqlite';

interface FileOptions {
  /** Code of the brand that the file is kept for; any unless given. */
  readonly brand?: string | undefined;
  /** How long another process may keep the file from being prepared. */
  readonly withinMs: number;
}

/** The file is another brand's, was written by a later version of the site, or can't have a log beside it. */
export class StoreFileRefused extends Error {
  override readonly name = 'StoreFileRefused';
}

const OPEN_RETRY_MS = 20;
/** SQLite's code for a file that another connection holds. */
const SQLITE_BUSY = 5;
/** Raise it when older sites could not read what this one writes; 0 is a file from before it was kept. */
const VERSION = 1;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS entries (
    key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at);
  CREATE TABLE IF NOT EXISTS locks (
    key TEXT PRIMARY KEY, token TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * Creates the tables that the file lacks, and notes version and brand in it. Throws StoreFileRefused for a
 * file of another brand, whose sessions are another operator's, of a later version, or on a file system on
 * which SQLite keeps no write-ahead log. Switching a new file to write-ahead logging does not wait for another
 * writer as other statements do, so instances that start together try again for the time that a statement
 * would wait.
 */
export function prepareFile(database: DatabaseSync, { brand, withinMs }: FileOptions): void {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      refuseLater(database);
      database.exec(SCHEMA);
      refuseWithoutLog(database);
      database.exec(`PRAGMA user_version = ${VERSION}`);
      if (brand !== undefined) keepBrand(database, brand);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPEN_RETRY_MS);
    }
  }
}

function refuseLater(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version <= VERSION) return;
  throw new StoreFileRefused(
    `SITE_DATA names a file of version ${version}, and this site writes ${VERSION}: start the later site again, or name another file`,
  );
}

function refuseWithoutLog(database: DatabaseSync): void {
  const mode = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  if (mode === 'wal' || mode === 'memory') return;
  throw new StoreFileRefused(
    'SITE_DATA names a file on a file system without shared memory, such as that of a network: name one on a disk of this machine, or set REDIS_URL',
  );
}

function keepBrand(database: DatabaseSync, brand: string): void {
  database.prepare(`INSERT OR IGNORE INTO facts VALUES ('brand', ?)`).run(brand);
  const kept = database.prepare(`SELECT value FROM facts WHERE name = 'brand'`).get()?.['value'];
  if (kept === brand) return;
  throw new StoreFileRefused(
    `SITE_DATA names a file of the brand "${String(kept)}", and BRAND is "${brand}": name a file of its own`,
  );
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
