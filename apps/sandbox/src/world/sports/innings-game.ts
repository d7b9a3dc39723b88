import { type MatchStatistics, NO_STATISTICS } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import {
  endingOf,
  lastBy,
  NOT_STARTED,
  overState,
  within,
  type Form,
  type Phase,
  type Span,
} from '../match/match-course.ts';
import { periodScores } from '../match/period-scores.ts';
import type { ScoreModel } from './score-model.ts';
import type { GameRules } from './timed-game.ts';

/** The score, and how much each side still bats: innings in baseball, overs in cricket. */
export interface Standing {
  readonly home: number;
  readonly away: number;
  readonly left: { readonly home: number; readonly away: number };
}

/** A standing that holds from `at` seconds after the start, until the next moment. */
export interface Moment extends Standing {
  readonly at: number;
  readonly phase: Phase;
  readonly part: number;
}

/** A sport in which the sides bat in turn and no clock runs. */
export interface InningsGame {
  /** How many innings or overs each side has to bat. */
  readonly innings: number;
  /** Whether the runs of each inning are told: not where each side bats once. */
  readonly countsInnings: boolean;
  /** All moments of a match in order, and when betting is held. */
  readonly draw: (fixture: Fixture) => {
    readonly moments: readonly Moment[];
    readonly holds: readonly Span[];
  };
  /** Chances of the final scores, as seen from a standing. */
  readonly modelOf: (fixture: Fixture, form: Form, standing: Standing) => ScoreModel;
}

/** The rules of a sport of innings. */
export function inningsRules({ innings, countsInnings, draw, modelOf }: InningsGame): GameRules {
  const before: Standing = { home: 0, away: 0, left: { home: innings, away: innings } };
  return {
    play(fixture) {
      const { moments, holds } = draw(fixture);
      const { endsAfter, ending } = endingOf(fixture, moments.at(-1)?.at ?? 0);
      const last = lastBy(moments, endsAfter);
      const final = { home: last?.home ?? 0, away: last?.away ?? 0 };
      const momentAt = (elapsed: number) => (elapsed < 0 ? undefined : lastBy(moments, elapsed));

      return {
        endsAfter,
        final,
        stateAt(elapsed) {
          if (elapsed >= endsAfter) return overState(ending, final);
          const moment = momentAt(elapsed);
          if (!moment) return NOT_STARTED;
          const { phase, part, home, away } = moment;
          const suspended = within(holds, elapsed);
          return { status: 'live', phase, part, games: null, home, away, clock: null, suspended };
        },
        ...(countsInnings
          ? { statisticsAt: (elapsed) => inningScores(moments, Math.min(elapsed, endsAfter)) }
          : {}),
        modelAt: (elapsed, form) => modelOf(fixture, form, momentAt(elapsed) ?? before),
      };
    },
    before: (fixture, form) => modelOf(fixture, form, before),
  };
}

/** The runs of each inning begun by a time, in seconds after the start. */
function inningScores(moments: readonly Moment[], until: number): MatchStatistics {
  const played = moments.filter(({ at }) => at <= until);
  const periods = periodScores(
    played.map(({ part, home, away }) => ({
      period: { kind: 'inning', number: part },
      home,
      away,
    })),
  );
  return { ...NO_STATISTICS, periods };
}
