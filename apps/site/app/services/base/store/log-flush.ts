import fs from 'node:fs';

/** Brings what SQLite has committed to the disk, while the process goes on with other work. */
export interface LogFlush {
  /** Resolves when all that was committed before the call is on the disk; rejects with the disk's error. */
  flushed(): Promise<void>;
  close(): void;
}

/**
 * The flush of the write-ahead log of a database that is open. A flush that has begun may miss what was
 * committed since, so the next is for everybody who comes meanwhile. Throws where there is no such log.
 */
export function openLogFlush(databaseFile: string): LogFlush {
  // Some systems flush only what may be written.
  const descriptor = fs.openSync(`${databaseFile}-wal`, 'r+');
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return {
    flushed() {
      if (next) return next;
      const waiting = running.then(() => {
        next = null;
        return flush(descriptor);
      });
      next = waiting;
      running = waiting.catch(() => undefined);
      return waiting;
    },
    close() {
      void running.then(() => fs.close(descriptor));
    },
  };
}

function flush(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
  });
}
