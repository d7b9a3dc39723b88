import { inTransaction, type Database } from '../storage/database.ts';

/** A self-exclusion that holds. Source: 2§3. */
export interface Exclusion {
  readonly months: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** When it ends by itself; null until a new notice. */
  readonly resumeAt: number | null;
}

/** An exclusion of so many months is for ever. Source: 2§9. */
export const PERMANENT_MONTHS = 1216;

/** Self-exclusions and pauses of bettors, by the platform's clock. */
export interface Exclusions {
  /** The exclusion that holds now. */
  of(userId: string): Exclusion | null;
  /** Excludes from now on; it takes the place of one that holds. */
  exclude(userId: string, months: number, resumeAt: number | null): Exclusion;
  /** Ends whatever exclusion or pause holds. */
  lift(userId: string): void;
  /** End of the pause that holds now, in epoch milliseconds. */
  pausedUntil(userId: string): number | null;
  /** Pauses until a moment; a pause that ends later holds on. Answers the end. */
  pause(userId: string, endsAt: number): number;
}

export function createExclusions(database: Database, now: () => number): Exclusions {
  const select = database.prepare(
    `SELECT months, started_at AS startedAt, resume_at AS resumeAt FROM exclusion
     WHERE user_id = ? AND lifted_at IS NULL AND (resume_at IS NULL OR resume_at > ?)
     ORDER BY id DESC LIMIT 1`,
  );
  const insert = database.prepare(
    'INSERT INTO exclusion (user_id, months, started_at, resume_at) VALUES (?, ?, ?, ?)',
  );
  const liftAll = database.prepare(
    'UPDATE exclusion SET lifted_at = ? WHERE user_id = ? AND lifted_at IS NULL',
  );
  const selectPause = database.prepare(
    'SELECT ends_at AS endsAt FROM pause WHERE user_id = ? AND ends_at > ?',
  );
  const upsertPause = database.prepare(
    `INSERT INTO pause (user_id, ends_at) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET ends_at = MAX(ends_at, excluded.ends_at)`,
  );
  const removePause = database.prepare('DELETE FROM pause WHERE user_id = ?');

  function pausedUntil(userId: string): number | null {
    const row = selectPause.get(userId, now()) as { endsAt: number } | undefined;
    return row?.endsAt ?? null;
  }

  return {
    of: (userId) => (select.get(userId, now()) as Exclusion | undefined) ?? null,
    exclude(userId, months, resumeAt) {
      const startedAt = now();
      inTransaction(database, () => {
        liftAll.run(startedAt, userId);
        insert.run(userId, months, startedAt, resumeAt);
      });
      return { months, startedAt, resumeAt };
    },
    lift(userId) {
      inTransaction(database, () => {
        liftAll.run(now(), userId);
        removePause.run(userId);
      });
    },
    pausedUntil,
    pause(userId, endsAt) {
      upsertPause.run(userId, endsAt);
      return pausedUntil(userId) ?? endsAt;
    },
  };
}

/** The moment so many calendar months later; the last day of a shorter month. */
export function resumeDate(from: number, months: number): number {
  const moment = new Date(from);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}
