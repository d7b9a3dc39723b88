import { describe, expect, it } from 'vitest';
import {
  columnKey,
  hasSameColumns,
  isSameStatistics,
  type MatchStatistics,
  NO_STATISTICS,
  statisticColumns,
  statisticTexts,
} from './match-statistics.ts';

const TENNIS: MatchStatistics = {
  ...NO_STATISTICS,
  periods: [
    { kind: 'set', number: 1, home: 6, away: 4 },
    { kind: 'set', number: 2, home: 3, away: 5 },
  ],
  points: { home: '40', away: 'A' },
  serving: 'away',
};

const columns = (statistics: MatchStatistics, sportId: string) =>
  statisticColumns(statistics, sportId).map(columnKey);

describe('the board of a match', () => {
  it('has a column for each part from the start, then what else is counted', () => {
    expect(columns(TENNIS, 'sr:sport:5')).toEqual(['set1', 'set2', 'set3', 'points']);
    expect(columns(NO_STATISTICS, 'sr:sport:3')).toHaveLength(9);
    const football = {
      ...NO_STATISTICS,
      periods: [{ kind: 'half', number: 1, home: 1, away: 0 } as const],
      corners: { home: 3, away: 1 },
      redCards: { home: 0, away: 0 },
    };
    expect(columns(football, 'sr:sport:1')).toEqual(['half1', 'half2', 'corners', 'redCards']);
  });

  it('grows beyond what is usual, and knows no parts of another sport', () => {
    const overtime = {
      ...NO_STATISTICS,
      periods: [1, 2, 3, 4].map(
        (number) => ({ kind: 'quarter', number, home: 9, away: 9 }) as const,
      ),
    };
    const longer = {
      ...overtime,
      periods: [...overtime.periods, { kind: 'overtime', number: 1, home: 2, away: 0 } as const],
    };
    expect(columns(longer, 'sr:sport:2')).toEqual([
      'quarter1',
      'quarter2',
      'quarter3',
      'quarter4',
      'overtime1',
    ]);
    expect(columns(NO_STATISTICS, 'sr:sport:99')).toEqual([]);
    expect(hasSameColumns(overtime, longer)).toBe(false);
  });

  it('writes each figure, and a mark for the side that serves', () => {
    expect(statisticTexts(TENNIS)).toEqual({
      set1: { home: '6', away: '4' },
      set2: { home: '3', away: '5' },
      points: { home: '40', away: 'A' },
      serving: { home: '', away: '●' },
    });
  });

  it('tells a change of figures from a change of columns', () => {
    const later = { ...TENNIS, points: { home: '0', away: '0' }, serving: 'home' } as const;
    expect(hasSameColumns(TENNIS, later)).toBe(true);
    expect(isSameStatistics(TENNIS, later)).toBe(false);
    expect(isSameStatistics(TENNIS, { ...TENNIS })).toBe(true);
    expect(hasSameColumns(TENNIS, null)).toBe(false);
    expect(isSameStatistics(null, null)).toBe(true);
  });
});
