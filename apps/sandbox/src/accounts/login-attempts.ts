import type { Database } from '../storage/database.ts';

const LIMIT = 5;
const WINDOW_MS = 60_000;
const LOCK_OUT_LIMIT = 10;
const LOCK_OUT_WINDOW_MS = 3_600_000;

/**
 * Failed logins by username. Five within a minute close the door until the minute is over; ten within
 * an hour lock the account.
 */
export interface LoginAttempts {
  /** Milliseconds until the next try; null when it may be now. */
  waitOf(username: string): number | null;
  /** Counts a failed login. Answers whether it was the one that locks the account. */
  failed(username: string): boolean;
  /** Forgets what failed. */
  succeeded(username: string): void;
}

export function createLoginAttempts(database: Database, now: () => number): LoginAttempts {
  const insert = database.prepare('INSERT INTO failed_login (username, at) VALUES (?, ?)');
  const select = database.prepare(
    'SELECT at FROM failed_login WHERE username = ? AND at > ? ORDER BY at',
  );
  const remove = database.prepare('DELETE FROM failed_login WHERE username = ?');
  const removeOld = database.prepare('DELETE FROM failed_login WHERE at <= ?');
  const since = (username: string, windowMs: number) =>
    (select.all(username, now() - windowMs) as { at: number }[]).map(({ at }) => at);

  return {
    waitOf(username) {
      const recent = since(username, WINDOW_MS).slice(-LIMIT);
      const [oldest] = recent;
      return oldest === undefined || recent.length < LIMIT ? null : oldest + WINDOW_MS - now();
    },
    failed(username) {
      removeOld.run(now() - LOCK_OUT_WINDOW_MS);
      insert.run(username, now());
      return since(username, LOCK_OUT_WINDOW_MS).length >= LOCK_OUT_LIMIT;
    },
    succeeded: (username) => void remove.run(username),
  };
}
