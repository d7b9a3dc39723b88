import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf, type TableMatch } from './season-table.ts';

const CLUBS = ['A', 'B', 'C', 'D'];
const match = (home: string, away: string, homeGoals: number, awayGoals: number): TableMatch => ({
  home,
  away,
  homeGoals,
  awayGoals,
});

describe('the table of a season', () => {
  it('gives three points for a win and one for a draw', () => {
    const table = tableOf(CLUBS, [match('A', 'B', 2, 0), match('C', 'D', 1, 1)]);
    expect(table.map(({ name, points }) => `${name} ${points}`)).toEqual([
      'A 3',
      'C 1',
      'D 1',
      'B 0',
    ]);
  });

  it('tells equals apart by wins, then the difference of goals, then goals', () => {
    const byWins = [match('A', 'B', 1, 0), match('C', 'D', 0, 0), match('C', 'A', 0, 0)];
    expect(tableOf(CLUBS, [...byWins, match('D', 'C', 1, 1)])[0]?.name).toBe('A');
    const byGoals = [match('A', 'B', 2, 1), match('C', 'D', 4, 3)];
    expect(tableOf(CLUBS, byGoals)[0]?.name).toBe('C');
  });

  it('counts each match for both, whatever the order of the matches', () => {
    const club = fc.constantFrom(...CLUBS);
    const goals = fc.integer({ min: 0, max: 6 });
    const matches = fc.array(
      fc
        .tuple(club, club, goals, goals)
        .filter(([home, away]) => home !== away)
        .map(([home, away, homeGoals, awayGoals]) => match(home, away, homeGoals, awayGoals)),
    );
    fc.assert(
      fc.property(matches, (played) => {
        const table = tableOf(CLUBS, played);
        const sum = (key: 'played' | 'goalsFor' | 'goalsAgainst') =>
          table.reduce((total, row) => total + row[key], 0);
        expect(sum('played')).toBe(2 * played.length);
        expect(sum('goalsFor')).toBe(sum('goalsAgainst'));
        expect(tableOf(CLUBS, played.toReversed())).toEqual(table);
      }),
    );
  });
});
