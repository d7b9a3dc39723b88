import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './schema.ts';

export type Database = DatabaseSync;

/**
 * Opens the platform's store and brings its schema up to date. Every commit is on the disk before it
 * answers, so a killed process loses nothing it confirmed.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  const { user_version: applied } = database.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (applied > MIGRATIONS.length) {
    throw new Error(`${file} was written by a newer version (schema ${applied})`);
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < applied) continue;
    inTransaction(database, () => {
      database.exec(migration);
      database.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
  return database;
}

/** Runs `work` whole or not at all. Inside another transaction it is part of that one. */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
