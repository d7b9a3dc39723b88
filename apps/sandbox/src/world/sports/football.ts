import { NO_STATISTICS, type SideCounts } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import type { Goal } from '../match/match-changes.ts';
import {
  endingOf,
  NOT_STARTED,
  overState,
  within,
  type Form,
  type MatchCourse,
  type MatchState,
  type Span,
} from '../match/match-course.ts';
import { periodScores } from '../match/period-scores.ts';
import { between, poissonTimes, seeded } from '../random.ts';
import { countedModel, type CountNow } from './counted-model.ts';
import { type Counted, drawCounts, expectedCounts } from './football-counts.ts';
import { goalGrid } from './goal-grid.ts';
import { gridModel, type ScoreCell, type ScoreModel } from './score-model.ts';

const HALF = 45 * 60;
const BREAK = 15 * 60;
/** Goals a side is expected to score in a match of equals. */
const HOME_GOALS = 1.45;
const AWAY_GOALS = 1.15;
/** A goal that was not drawn holds betting from when it falls. */
const ADDED_GOAL_HOLD = 30;

/** Draws a football match: goals by a Poisson process, betting held around them. */
export function playFootball(fixture: Fixture): MatchCourse {
  const random = seeded(fixture.key, 'football');
  const firstHalf = HALF + Math.round(between(random, 1, 4)) * 60;
  const secondHalf = HALF + Math.round(between(random, 3, 7)) * 60;
  const secondStart = firstHalf + BREAK;
  const fullTime = secondStart + secondHalf;
  const expected = expectedGoals(fixture);

  /** Seconds played by a time on the wall. */
  const played = (elapsed: number) =>
    elapsed < firstHalf
      ? Math.max(0, elapsed)
      : firstHalf + Math.min(secondHalf, Math.max(0, elapsed - secondStart));
  const elapsedAt = (seconds: number) => (seconds < firstHalf ? seconds : seconds + BREAK);

  const drawGoals = (side: Goal['side'], mean: number): Goal[] =>
    poissonTimes(random, mean / (firstHalf + secondHalf), firstHalf + secondHalf).map(
      (seconds) => ({ at: elapsedAt(seconds), side }),
    );
  const drawnGoals = [
    ...drawGoals('home', expected.home),
    ...drawGoals('away', expected.away),
  ].sort((a, b) => a.at - b.at);
  const addedGoals = fixture.changes.goals;
  const goals = [...drawnGoals, ...addedGoals].sort((a, b) => a.at - b.at);
  const reviews = poissonTimes(random, 2 / fullTime, fullTime);
  const holds: readonly Span[] = [
    ...drawnGoals.map(({ at }) => ({ from: at - 5, to: at + between(random, 20, 40) })),
    ...addedGoals.map(({ at }) => ({ from: at, to: at + ADDED_GOAL_HOLD })),
    ...reviews.map((at) => ({ from: at, to: at + between(random, 12, 25) })),
  ];
  const { endsAfter, ending } = endingOf(fixture, fullTime);
  const counts = drawCounts(fixture, { seconds: firstHalf + secondHalf, elapsedAt });

  function scoreAt(elapsed: number): { home: number; away: number } {
    const scored = goals.filter(({ at }) => at <= Math.min(elapsed, endsAfter));
    const home = scored.filter(({ side }) => side === 'home').length;
    return { home, away: scored.length - home };
  }

  function phaseAt(elapsed: number): Pick<MatchState, 'phase' | 'clock'> {
    if (elapsed < firstHalf) return { phase: 'firstHalf', clock: running(elapsed) };
    if (elapsed < secondStart) {
      return { phase: 'halfTime', clock: { seconds: HALF, stopped: true, direction: 'up' } };
    }
    return { phase: 'secondHalf', clock: running(HALF + elapsed - secondStart) };
  }

  return {
    endsAfter,
    final: scoreAt(endsAfter),
    stateAt(elapsed) {
      if (elapsed >= endsAfter) return overState(ending, scoreAt(endsAfter));
      if (elapsed < 0) return NOT_STARTED;
      return {
        status: 'live',
        part: 0,
        games: null,
        suspended: within(holds, elapsed),
        ...phaseAt(elapsed),
        ...scoreAt(elapsed),
      };
    },
    statisticsAt(elapsed) {
      const at = Math.min(elapsed, endsAfter);
      return {
        ...NO_STATISTICS,
        periods: periodScores([
          { period: { kind: 'half', number: 1 }, home: 0, away: 0 },
          ...(at < secondStart
            ? []
            : [{ period: { kind: 'half', number: 2 } as const, ...scoreAt(secondStart) }]),
          { period: null, ...scoreAt(at) },
        ]),
        corners: counts.at('corners', at),
        yellowCards: counts.at('yellowCards', at),
        redCards: counts.at('redCards', at),
      };
    },
    modelAt(elapsed, form) {
      const share = 1 - played(elapsed) / (firstHalf + secondHalf);
      const soFar = (counted: Counted) => sumOf(counts.at(counted, Math.max(0, elapsed)));
      return countedModel(gridModel(finalScores(scoreAt(elapsed), expected, form, share)), {
        corners: countNow(fixture, ['corners'], soFar, share),
        cards: countNow(fixture, CARDS, soFar, share),
      });
    },
  };
}

/** Chances of the final scores before the start. */
export function footballBefore(fixture: Fixture, form: Form): ScoreModel {
  const model = gridModel(finalScores({ home: 0, away: 0 }, expectedGoals(fixture), form, 1));
  return countedModel(model, {
    corners: countNow(fixture, ['corners'], () => 0, 1),
    cards: countNow(fixture, CARDS, () => 0, 1),
  });
}

const CARDS: readonly Counted[] = ['yellowCards', 'redCards'];

/** What is known of a sum of counts while a share of the match is left. */
function countNow(
  fixture: Fixture,
  of: readonly Counted[],
  soFar: (counted: Counted) => number,
  share: number,
): CountNow {
  const sum = (read: (counted: Counted) => number) =>
    of.reduce((total, counted) => total + read(counted), 0);
  return {
    soFar: sum(soFar),
    expected: share * sum((counted) => sumOf(expectedCounts(counted, fixture))),
  };
}

function sumOf({ home, away }: SideCounts): number {
  return home + away;
}

function expectedGoals({ home, away }: Fixture): { home: number; away: number } {
  const edge = (home.strength - away.strength) * 0.45;
  return { home: HOME_GOALS * Math.exp(edge), away: AWAY_GOALS * Math.exp(-edge) };
}

function finalScores(
  score: { home: number; away: number },
  expected: { home: number; away: number },
  form: Form,
  share: number,
): readonly ScoreCell[] {
  return goalGrid(score, {
    home: expected.home * form.home * share,
    away: expected.away * form.away * share,
  });
}

function running(seconds: number): MatchState['clock'] {
  return { seconds: Math.floor(seconds), stopped: false, direction: 'up' };
}
