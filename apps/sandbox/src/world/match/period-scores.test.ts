import { describe, expect, it } from 'vitest';
import { periodScores, setScores } from './period-scores.ts';

describe('the scores of the parts of a match', () => {
  it('are what was scored in each part alone, a break belonging to the part before', () => {
    const quarter = (number: number) => ({ kind: 'quarter', number }) as const;
    expect(
      periodScores([
        { period: quarter(1), home: 0, away: 0 },
        { period: quarter(1), home: 20, away: 18 },
        { period: null, home: 22, away: 18 },
        { period: quarter(2), home: 22, away: 18 },
        { period: quarter(2), home: 25, away: 30 },
      ]),
    ).toEqual([
      { kind: 'quarter', number: 1, home: 22, away: 18 },
      { kind: 'quarter', number: 2, home: 3, away: 12 },
    ]);
    expect(periodScores([])).toEqual([]);
  });

  it('are those of each set, the point that ends it included', () => {
    const none = [0, 0] as const;
    const won = [1, 0] as const;
    const moments = [
      { sets: none, inSet: [10, 8] as const },
      { sets: won, inSet: [0, 0] as const },
      { sets: won, inSet: [3, 4] as const },
    ];
    const first = { kind: 'set', number: 1, home: 11, away: 8 };
    expect(setScores(moments, false)).toEqual([
      first,
      { kind: 'set', number: 2, home: 3, away: 4 },
    ]);
    expect(setScores(moments.slice(0, 2), true)).toEqual([first]);
  });
});
