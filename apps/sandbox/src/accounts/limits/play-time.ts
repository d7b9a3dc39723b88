import type { Database } from '../../storage/database.ts';

/** How long bettors are at the site: a session that rests for half an hour begins a new span. */
export interface PlayTime {
  /** Notes that a session has called. */
  seen(userId: string, sessionId: string): void;
  /** Whole minutes of play since a moment, two sessions at once counted once. */
  minutes(userId: string, since: number): number;
  /** When a session was first seen; now, for one that was not. */
  startOf(sessionId: string): number;
}

interface Span {
  readonly startedAt: number;
  readonly seenAt: number;
}

const REST_MS = 30 * 60_000;
/** A call soon after another is not written. */
const STEP_MS = 15_000;

export function createPlayTime(database: Database, now: () => number): PlayTime {
  const selectLast = database.prepare(
    `SELECT started_at AS startedAt, seen_at AS seenAt FROM play_span
     WHERE session_id = ? ORDER BY started_at DESC LIMIT 1`,
  );
  const insert = database.prepare(
    'INSERT OR IGNORE INTO play_span (session_id, user_id, started_at, seen_at) VALUES (?, ?, ?, ?)',
  );
  const extend = database.prepare(
    'UPDATE play_span SET seen_at = ? WHERE session_id = ? AND started_at = ?',
  );
  const selectSince = database.prepare(
    `SELECT MAX(started_at, ?2) AS startedAt, seen_at AS seenAt FROM play_span
     WHERE user_id = ?1 AND seen_at > ?2 ORDER BY startedAt`,
  );
  const selectFirst = database.prepare(
    'SELECT MIN(started_at) AS at FROM play_span WHERE session_id = ?',
  );

  return {
    seen(userId, sessionId) {
      const at = now();
      const last = selectLast.get(sessionId) as Span | undefined;
      if (!last || at - last.seenAt > REST_MS) insert.run(sessionId, userId, at, at);
      else if (at - last.seenAt >= STEP_MS) extend.run(at, sessionId, last.startedAt);
    },
    minutes(userId, since) {
      const spans = selectSince.all(userId, since) as unknown as Span[];
      return Math.floor(covered(spans) / 60_000);
    },
    startOf: (sessionId) => (selectFirst.get(sessionId) as { at: number | null }).at ?? now(),
  };
}

/** Milliseconds that spans, in the order of their starts, cover together. */
export function covered(spans: readonly Span[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const { startedAt, seenAt } of spans) {
    total += Math.max(0, seenAt - Math.max(startedAt, reached));
    reached = Math.max(reached, seenAt);
  }
  return total;
}
