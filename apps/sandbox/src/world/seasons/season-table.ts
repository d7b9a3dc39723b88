/** A match as a table counts it. */
export interface TableMatch {
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Where a competitor stands. */
export interface TableRow {
  readonly name: string;
  readonly played: number;
  readonly points: number;
  readonly won: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

const NOBODY: Omit<TableRow, 'name'> = {
  played: 0,
  points: 0,
  won: 0,
  goalsFor: 0,
  goalsAgainst: 0,
};

/**
 * The table of some matches, the leader first: by points, wins, difference of goals, goals, and at
 * last by the order in which the competitors are given.
 */
export function tableOf(
  competitors: readonly string[],
  matches: readonly TableMatch[],
): readonly TableRow[] {
  const rows = new Map(competitors.map((name) => [name, { ...NOBODY, name }]));
  const count = (name: string, goalsFor: number, goalsAgainst: number) => {
    const row = rows.get(name);
    if (row) rows.set(name, added(row, goalsFor, goalsAgainst));
  };
  for (const { home, away, homeGoals, awayGoals } of matches) {
    count(home, homeGoals, awayGoals);
    count(away, awayGoals, homeGoals);
  }
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      b.won - a.won ||
      differenceOf(b) - differenceOf(a) ||
      b.goalsFor - a.goalsFor,
  );
}

/** Goals scored beyond those conceded. */
export function differenceOf({ goalsFor, goalsAgainst }: TableRow): number {
  return goalsFor - goalsAgainst;
}

function added(row: TableRow, goalsFor: number, goalsAgainst: number): TableRow {
  const isWin = goalsFor > goalsAgainst;
  return {
    ...row,
    played: row.played + 1,
    points: row.points + (isWin ? 3 : goalsFor === goalsAgainst ? 1 : 0),
    won: row.won + Number(isWin),
    goalsFor: row.goalsFor + goalsFor,
    goalsAgainst: row.goalsAgainst + goalsAgainst,
  };
}
