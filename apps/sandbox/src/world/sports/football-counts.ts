import type { SideCounts } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import { poissonTimes, seeded } from '../random.ts';

/** What is counted in football besides goals. */
export type Counted = 'corners' | 'yellowCards' | 'redCards';

/** How many of it each side of equals sees in a match, and how strength moves that. */
const EXPECTED: Readonly<
  Record<Counted, { readonly home: number; readonly away: number; readonly edge: number }>
> = {
  corners: { home: 5.4, away: 4.5, edge: 0.18 },
  yellowCards: { home: 1.9, away: 2.2, edge: -0.08 },
  redCards: { home: 0.07, away: 0.09, edge: -0.1 },
};

/** Corners and cards of a match over time. */
export interface FootballCounts {
  /** How many there were by a time, in seconds after the start. */
  at(counted: Counted, elapsed: number): SideCounts;
}

/** How many are expected of each side in a whole match. */
export function expectedCounts(counted: Counted, { home, away }: Fixture): SideCounts {
  const expected = EXPECTED[counted];
  const edge = (home.strength - away.strength) * expected.edge;
  return { home: expected.home * Math.exp(edge), away: expected.away * Math.exp(-edge) };
}

/**
 * Draws corners and cards by Poisson processes over the seconds played; `elapsedAt` is their time on the
 * wall. Their draws are their own, so that goals fall as before.
 */
export function drawCounts(
  fixture: Fixture,
  { seconds, elapsedAt }: { seconds: number; elapsedAt: (played: number) => number },
): FootballCounts {
  const times = (counted: Counted, side: 'home' | 'away') => {
    const random = seeded(fixture.key, `football/${counted}/${side}`);
    const mean = expectedCounts(counted, fixture)[side];
    return poissonTimes(random, mean / seconds, seconds).map(elapsedAt);
  };
  const drawn = new Map<Counted, { home: readonly number[]; away: readonly number[] }>();
  return {
    at(counted, elapsed) {
      const known = drawn.get(counted) ?? {
        home: times(counted, 'home'),
        away: times(counted, 'away'),
      };
      drawn.set(counted, known);
      const by = (moments: readonly number[]) => moments.filter((at) => at <= elapsed).length;
      return { home: by(known.home), away: by(known.away) };
    },
  };
}
