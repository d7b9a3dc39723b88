import type { Database } from '../../storage/database.ts';

/** A goal, so many seconds after the start. */
export interface Goal {
  readonly at: number;
  readonly side: 'home' | 'away';
}

/** What testers made happen in a match, beside what was drawn. Times are seconds after the start. */
export interface MatchChanges {
  readonly goals: readonly Goal[];
  /** When and how the match was ended; null when it is left to its course. */
  readonly ending: { readonly at: number; readonly kind: 'ended' | 'abandoned' } | null;
  /** Whether it is covered live; null when that is left as drawn. */
  readonly isCovered: boolean | null;
}

/** One thing a tester makes happen. */
export type MatchChange =
  | { readonly kind: 'goal'; readonly side: Goal['side'] }
  | { readonly kind: 'ended' | 'abandoned' | 'covered' | 'uncovered' };

/** The changes of all matches. They outlive the process: bets are settled by them. */
export interface MatchChangeStore {
  /** What was changed in the match of an id; `undefined` for nearly all of them. */
  of(matchId: string): MatchChanges | undefined;
  add(matchId: string, change: MatchChange, at: number): void;
}

/** A match that is left to its course. */
export const UNCHANGED: MatchChanges = { goals: [], ending: null, isCovered: null };

interface Row {
  readonly matchId: string;
  readonly kind: MatchChange['kind'];
  readonly side: Goal['side'] | null;
  readonly at: number;
}

export function createMatchChangeStore(database: Database): MatchChangeStore {
  const insert = database.prepare(
    'INSERT INTO match_change (match_id, kind, side, at) VALUES (?, ?, ?, ?)',
  );
  const changes = new Map<string, MatchChanges>();
  const rows = database
    .prepare('SELECT match_id AS matchId, kind, side, at FROM match_change ORDER BY id')
    .all() as unknown as readonly Row[];
  for (const row of rows) apply(row);

  function apply({ matchId, kind, side, at }: Row): void {
    const before = changes.get(matchId) ?? UNCHANGED;
    changes.set(matchId, changed(before, kind, side, at));
  }

  return {
    of: (matchId) => changes.get(matchId),
    add(matchId, change, at) {
      const side = change.kind === 'goal' ? change.side : null;
      insert.run(matchId, change.kind, side, at);
      apply({ matchId, kind: change.kind, side, at });
    },
  };
}

function changed(
  before: MatchChanges,
  kind: MatchChange['kind'],
  side: Goal['side'] | null,
  at: number,
): MatchChanges {
  switch (kind) {
    case 'goal':
      return side ? { ...before, goals: [...before.goals, { at, side }] } : before;
    case 'ended':
    case 'abandoned':
      return { ...before, ending: { at, kind } };
    case 'covered':
    case 'uncovered':
      return { ...before, isCovered: kind === 'covered' };
  }
}
