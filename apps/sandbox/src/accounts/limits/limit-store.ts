import type { Country } from '../../country.ts';
import { inTransaction, type Database } from '../../storage/database.ts';
import type { LimitPeriod } from './limit-period.ts';

/** Amounts are in minor units, times in minutes. */
export const LIMIT_TYPES = ['Deposit', 'Loss', 'Stake', 'Time'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/** A limit that waits to hold. */
export interface PendingLimit {
  readonly value: number | null;
  /** Epoch milliseconds. */
  readonly effectiveAt: number;
}

export interface LimitState {
  /** What holds now; null without a limit. */
  readonly value: number | null;
  readonly pending: PendingLimit | null;
}

/** One change of a limit, in epoch milliseconds. */
export interface LimitChange {
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly previous: number | null;
  readonly value: number | null;
  readonly askedAt: number;
  readonly effectiveAt: number;
}

/** Limits that bettors set for themselves, by type and period. */
export interface LimitStore {
  of(userId: string, type: LimitType, period: LimitPeriod): LimitState;
  /**
   * Sets a limit: a lower one holds at once, a higher one or none after the country's wait. What waited before is
   * forgotten.
   */
  set(userId: string, type: LimitType, period: LimitPeriod, value: number | null): void;
  /** Every change that holds, held or waits, the newest first. */
  changesOf(userId: string): readonly LimitChange[];
}

const HOUR_MS = 3_600_000;

export function createLimitStore(
  database: Database,
  { limitRaiseHours }: Pick<Country, 'limitRaiseHours'>,
  now: () => number,
): LimitStore {
  const raiseMs = limitRaiseHours * HOUR_MS;
  const selectPresent = database.prepare(
    `SELECT value FROM play_limit WHERE user_id = ? AND type = ? AND period = ? AND effective_at <= ?
     ORDER BY effective_at DESC LIMIT 1`,
  );
  const selectPending = database.prepare(
    `SELECT value, effective_at AS effectiveAt FROM play_limit
     WHERE user_id = ? AND type = ? AND period = ? AND effective_at > ?`,
  );
  const removePending = database.prepare(
    'DELETE FROM play_limit WHERE user_id = ? AND type = ? AND period = ? AND effective_at > ?',
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO play_limit (user_id, type, period, effective_at, value)
     VALUES (?, ?, ?, ?, ?)`,
  );

  const selectChanges = database.prepare(
    `SELECT type, period, value, effective_at AS effectiveAt,
       LAG(value) OVER (PARTITION BY type, period ORDER BY effective_at) AS previous
     FROM play_limit WHERE user_id = ? ORDER BY effective_at DESC, type, period`,
  );

  function of(userId: string, type: LimitType, period: LimitPeriod): LimitState {
    const at = now();
    const present = selectPresent.get(userId, type, period, at) as
      { value: number | null } | undefined;
    const pending = selectPending.get(userId, type, period, at) as PendingLimit | undefined;
    return { value: present?.value ?? null, pending: pending ?? null };
  }

  return {
    of,
    set(userId, type, period, value) {
      inTransaction(database, () => {
        const present = of(userId, type, period).value;
        const at = now();
        removePending.run(userId, type, period, at);
        if (value === present) return;
        const effectiveAt = isLower(value, present) ? at : at + raiseMs;
        insert.run(userId, type, period, effectiveAt, value);
      });
    },
    changesOf(userId) {
      const rows = selectChanges.all(userId) as unknown as Omit<LimitChange, 'askedAt'>[];
      return rows.map((change) => {
        const waited = isLower(change.value, change.previous) ? 0 : raiseMs;
        return { ...change, askedAt: change.effectiveAt - waited };
      });
    },
  };
}

function isLower(value: number | null, present: number | null): boolean {
  return value !== null && (present === null || value < present);
}
