/** A part of a match with a score of its own. */
export type PeriodKind = 'half' | 'quarter' | 'period' | 'set' | 'inning' | 'overtime';

/** A figure of each side. */
export interface SideCounts {
  readonly home: number;
  readonly away: number;
}

/** The score of one part of a match alone. */
export interface PeriodScore extends SideCounts {
  readonly kind: PeriodKind;
  /** From 1 for each kind. */
  readonly number: number;
}

/** What is counted in a match besides its score. Not in the specification: assumed of the feed. */
export interface MatchStatistics {
  /** The parts begun so far, in their order. */
  readonly periods: readonly PeriodScore[];
  /** The points of the game that is played now, such as 40 and A; null outside sports of games. */
  readonly points: { readonly home: string; readonly away: string } | null;
  readonly serving: 'home' | 'away' | null;
  readonly corners: SideCounts | null;
  readonly yellowCards: SideCounts | null;
  readonly redCards: SideCounts | null;
}

/** For sports that count only some of it. */
export const NO_STATISTICS: MatchStatistics = {
  periods: [],
  points: null,
  serving: null,
  corners: null,
  yellowCards: null,
  redCards: null,
};

/** A column of a board of statistics. */
export type StatisticColumn =
  | { readonly kind: PeriodKind; readonly number: number }
  | { readonly kind: 'points' | 'corners' | 'yellowCards' | 'redCards' };

/** The parts that a match of a sport has at least, so that its board has all columns at once. */
const USUAL_PERIODS: ReadonlyMap<string, { readonly kind: PeriodKind; readonly count: number }> =
  new Map([
    ['sr:sport:1', { kind: 'half', count: 2 }],
    ['sr:sport:2', { kind: 'quarter', count: 4 }],
    ['sr:sport:3', { kind: 'inning', count: 9 }],
    ['sr:sport:4', { kind: 'period', count: 3 }],
    ['sr:sport:5', { kind: 'set', count: 3 }],
    ['sr:sport:20', { kind: 'set', count: 5 }],
    ['sr:sport:23', { kind: 'set', count: 5 }],
    ['sr:sport:34', { kind: 'set', count: 3 }],
  ]);

const COUNTS = ['corners', 'yellowCards', 'redCards'] as const;

/**
 * The columns of a match's board: its parts, played or to come, then what else is counted. The parts
 * to come are there from the start, because nothing may move when they begin.
 */
export function statisticColumns(
  statistics: MatchStatistics,
  sportId: string,
): readonly StatisticColumn[] {
  const { periods, points } = statistics;
  const usual = USUAL_PERIODS.get(sportId);
  const begun = periods.map(({ kind, number }) => ({ kind, number }));
  const toCome = usual
    ? Array.from({ length: usual.count }, (_, index) => ({
        kind: usual.kind,
        number: index + 1,
      })).filter((part) => !begun.some((each) => columnKey(each) === columnKey(part)))
    : [];
  return [
    ...begun,
    ...toCome,
    ...(points ? [{ kind: 'points' } as const] : []),
    ...COUNTS.filter((count) => statistics[count] !== null).map((kind) => ({ kind })),
  ];
}

/**
 * The name of a column, unique in its board.
 *
 * @example
 * columnKey({ kind: 'set', number: 2 }) // 'set2'
 */
export function columnKey(column: StatisticColumn): string {
  return 'number' in column ? `${column.kind}${column.number}` : column.kind;
}

/** What a board shows by column: texts of both sides, empty for a part that has not begun. */
export type StatisticTexts = Readonly<
  Record<string, { readonly home: string; readonly away: string }>
>;

/** The mark of the side that serves; its column is `serving`. */
const SERVES = '●';

/** The texts of a match's board. */
export function statisticTexts(statistics: MatchStatistics): StatisticTexts {
  const { periods, points, serving } = statistics;
  return Object.fromEntries([
    ...periods.map((period) => [columnKey(period), textsOf(period)] as const),
    ...(points ? [['points', points] as const] : []),
    ...COUNTS.flatMap((count) => {
      const counted = statistics[count];
      return counted ? [[count, textsOf(counted)] as const] : [];
    }),
    [
      'serving',
      { home: serving === 'home' ? SERVES : '', away: serving === 'away' ? SERVES : '' },
    ] as const,
  ]);
}

function textsOf({ home, away }: SideCounts): { readonly home: string; readonly away: string } {
  return { home: String(home), away: String(away) };
}

/** Whether two readings have the same columns and the same part in play, so that only texts differ. */
export function hasSameColumns(
  one: MatchStatistics | null,
  other: MatchStatistics | null,
): boolean {
  if (one === null || other === null) return one === other;
  const columns = (statistics: MatchStatistics) =>
    statisticColumns(statistics, '').map(columnKey).join();
  return columns(one) === columns(other);
}

/** Whether two readings say the same. */
export function isSameStatistics(
  one: MatchStatistics | null,
  other: MatchStatistics | null,
): boolean {
  if (one === other) return true;
  if (one === null || other === null || !hasSameColumns(one, other)) return false;
  const texts = statisticTexts(other);
  return Object.entries(statisticTexts(one)).every(
    ([key, { home, away }]) => texts[key]?.home === home && texts[key].away === away,
  );
}
