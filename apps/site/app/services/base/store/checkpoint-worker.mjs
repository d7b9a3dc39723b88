import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

// A thread of its own, because copying waits for the disk twice: see `checkpoints.ts`. Not in TypeScript:
// what reads that would take the thread 17 MiB more.

const EVERY_MS = 500;

const database = new DatabaseSync(String(workerData));
// Copies as much as it can without holding up a reader or a writer.
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

setInterval(() => {
  try {
    copy.get();
  } catch {
    // The file is held, or the disk is full: the log keeps what is written until the next time.
  }
}, EVERY_MS);
