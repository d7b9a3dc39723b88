import { describe, expect, it } from 'vitest';
import { wireMaybeStatistics } from '../contract/sportsbook/catalogue.ts';
import { statisticsFromWire } from './statistics.ts';

const read = (wire: unknown) => statisticsFromWire(wireMaybeStatistics.parse(wire));

describe('the statistics of a match', () => {
  it('are read by part, with the points of the game and what is counted', () => {
    const score = { homeScore: 6, awayScore: 4 };
    expect(
      read({
        periodScores: [{ type: 'Set', number: 1, ...score }],
        gamePoints: { home: '40', away: 'A' },
        serving: 'away',
        corners: { home: 1, away: 2 },
      }),
    ).toEqual({
      periods: [{ kind: 'set', number: 1, home: 6, away: 4 }],
      points: { home: '40', away: 'A' },
      serving: 'away',
      corners: { home: 1, away: 2 },
      yellowCards: null,
      redCards: null,
    });
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['a text', 'none'],
    ['of an unknown part', { periodScores: [{ type: 'Chukker', number: 1 }] }],
    ['longer than any match', { periodScores: Array(41).fill({}) }],
    ['with points that fit no board', { periodScores: [], gamePoints: { home: 'x'.repeat(99) } }],
  ])('are none when %s: the match stays readable', (_, wire) => {
    expect(read(wire)).toBeNull();
  });
});
