import { NO_STATISTICS } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import {
  endingOf,
  lastBy,
  NOT_STARTED,
  overState,
  within,
  type Clock,
  type Form,
  type MatchCourse,
  type Phase,
  type Span,
} from '../match/match-course.ts';
import { periodOf, periodScores } from '../match/period-scores.ts';
import { between, seeded, type Random } from '../random.ts';
import { goalGrid } from './goal-grid.ts';
import { gridModel, normalModel, type ScoreModel } from './score-model.ts';

/** What one attack can bring, and the share of scores that bring that much or less. */
export interface Score {
  readonly points: number;
  readonly upTo: number;
}

/** A sport in which two teams attack in turn, in parts of a fixed length. Seconds everywhere. */
export interface TimedGame {
  /** Names the draws of its matches. */
  readonly name: string;
  readonly parts: number;
  readonly partSeconds: (fixture: Fixture) => number;
  readonly phases: { readonly play: Phase; readonly pause: Phase };
  /** The pause after a part; that in the middle is usually longer. */
  readonly pauseAfter: (part: number) => number;
  readonly direction: Clock['direction'];
  /** An attack takes half to one and a half of it. */
  readonly attack: number;
  /** After this share of the attacks the clock stands. */
  readonly stopShare: number;
  readonly scores: readonly Score[];
  /** Points that each side of equals makes in a minute. */
  readonly pointsPerMinute: number;
  /** How many of them each step of strength (1) moves from one side to the other. */
  readonly edge: number;
  /** How many the home side has ahead. */
  readonly homeEdge: number;
  /** Length of an overtime, which is repeated until somebody leads; null where a draw stays one. */
  readonly overtime: number | null;
  /** Whether betting is held around each score. */
  readonly holdsScores: boolean;
  /**
   * How final scores are priced: goal by goal where few fall, or by the spread of margin and total
   * around what is expected.
   */
  readonly model: 'goals' | { readonly margin: number; readonly total: number };
}

/** What is expected of a match before it starts, in whole points. */
export interface Expected {
  readonly total: number;
  readonly margin: number;
}

/** How matches of a sport go and what chances they have. */
export interface GameRules {
  /** Draws a match from start to end. */
  play(fixture: Fixture): MatchCourse;
  /** Chances of the final scores before the start: they hang on nothing that is drawn. */
  before(fixture: Fixture, form: Form): ScoreModel;
}

/** The rules of a timed game. */
export interface TimedRules extends GameRules {
  expected(fixture: Fixture): Expected;
}

interface Moment {
  readonly at: number;
  readonly phase: Phase;
  readonly part: number;
  readonly home: number;
  readonly away: number;
  readonly clock: Clock;
  /** Game seconds left before any overtime. */
  readonly left: number;
}

/** Points expected of each side by game second. */
interface Pace {
  readonly home: number;
  readonly away: number;
}

const HOLD_BEFORE = 4;
const HOLD_AFTER = 18;

/** The rules of a game: it is drawn attack by attack, with overtime until somebody leads. */
export function timedGame(game: TimedGame): TimedRules {
  const regularSeconds = (fixture: Fixture) => game.partSeconds(fixture) * game.parts;

  function paceOf({ home, away }: Fixture): Pace {
    const mean = game.pointsPerMinute / 60;
    const edge = ((home.strength - away.strength) * game.edge + game.homeEdge) / 60;
    const least = mean / 5;
    return { home: Math.max(least, mean + edge), away: Math.max(least, mean - edge) };
  }

  function modelOf(
    fixture: Fixture,
    form: Form,
    now: Pick<Moment, 'home' | 'away' | 'left'> = {
      home: 0,
      away: 0,
      left: regularSeconds(fixture),
    },
  ): ScoreModel {
    const pace = paceOf(fixture);
    const home = pace.home * form.home * now.left;
    const away = pace.away * form.away * now.left;
    if (game.model === 'goals') return gridModel(goalGrid(now, { home, away }));
    const share = Math.sqrt(Math.max(now.left, 8) / regularSeconds(fixture));
    return normalModel(
      { mean: now.home + home - now.away - away, deviation: game.model.margin * share },
      { mean: now.home + home + now.away + away, deviation: game.model.total * share },
    );
  }

  return {
    play(fixture) {
      const random = seeded(fixture.key, game.name);
      const moments = drawMoments(game, random, game.partSeconds(fixture), paceOf(fixture));
      const fullTime = moments.at(-1)?.at ?? 0;
      const reviews: readonly Span[] = Array.from({ length: 5 }, () => {
        const from = between(random, 60, fullTime);
        return { from, to: from + between(random, 10, 20) };
      });
      const holds = game.holdsScores ? [...reviews, ...holdsOf(moments)] : reviews;
      const { endsAfter, ending } = endingOf(fixture, fullTime);
      const last = lastBy(moments, endsAfter);
      const final = { home: last?.home ?? 0, away: last?.away ?? 0 };

      return {
        endsAfter,
        final,
        stateAt(elapsed) {
          if (elapsed >= endsAfter) return overState(ending, final);
          if (elapsed < 0) return NOT_STARTED;
          const moment = lastBy(moments, elapsed);
          if (!moment) return NOT_STARTED;
          const { at, phase, part, home, away, clock } = moment;
          return {
            status: 'live',
            phase,
            part,
            games: null,
            home,
            away,
            clock: clockAfter(clock, elapsed - at),
            suspended: within(holds, elapsed),
          };
        },
        statisticsAt(elapsed) {
          const at = Math.min(elapsed, endsAfter);
          const played = moments.filter((moment) => moment.at <= at);
          return {
            ...NO_STATISTICS,
            periods: periodScores(
              played.map(({ phase, part, home, away }) => ({
                period: periodOf(phase, part),
                home,
                away,
              })),
            ),
          };
        },
        modelAt(elapsed, form) {
          const moment = elapsed < 0 ? undefined : lastBy(moments, elapsed);
          return modelOf(fixture, form, moment);
        },
      };
    },
    before: (fixture, form) => modelOf(fixture, form),
    expected(fixture) {
      const seconds = regularSeconds(fixture);
      const { home, away } = paceOf(fixture);
      return {
        total: Math.round((home + away) * seconds),
        margin: Math.round((home - away) * seconds),
      };
    },
  };
}

function clockAfter(clock: Clock, seconds: number): Clock {
  if (clock.stopped) return clock;
  return {
    ...clock,
    seconds:
      clock.direction === 'up'
        ? Math.floor(clock.seconds + seconds)
        : Math.max(0, Math.ceil(clock.seconds - seconds)),
  };
}

/** Betting stops a little before a score, and goes on a little after it. */
function holdsOf(moments: readonly Moment[]): readonly Span[] {
  return moments.flatMap(({ at, home, away }, index) => {
    const before = moments[index - 1];
    const isSame = !before || (before.home === home && before.away === away);
    return isSame ? [] : [{ from: at - HOLD_BEFORE, to: at + HOLD_AFTER }];
  });
}

function drawMoments(game: TimedGame, random: Random, partLength: number, pace: Pace): Moment[] {
  const { parts, phases, direction, attack, stopShare, scores, overtime } = game;
  const meanScore = meanOf(scores);
  const moments: Moment[] = [];
  let at = 0;
  let score = { home: 0, away: 0 };
  let attacking: 'home' | 'away' = random() < 0.5 ? 'home' : 'away';

  function playPart(phase: Phase, part: number, length: number, before: number): void {
    let seconds = length;
    const leftAfter = phase === phases.play ? (parts - part) * partLength : 0;
    const add = (stopped: boolean) =>
      moments.push({
        at,
        phase,
        part,
        ...score,
        clock: {
          seconds:
            direction === 'down' ? Math.ceil(seconds) : Math.floor(before + length - seconds),
          stopped,
          direction,
        },
        left: leftAfter + seconds,
      });
    add(false);
    while (seconds > 0) {
      const taken = Math.min(seconds, between(random, attack * 0.5, attack * 1.5));
      at += taken;
      seconds -= taken;
      const points = drawPoints(random, pace[attacking] * 2 * attack, scores, meanScore);
      score = { ...score, [attacking]: score[attacking] + points };
      attacking = attacking === 'home' ? 'away' : 'home';
      if (seconds > 0 && stopShare > 0 && random() < stopShare) {
        add(true);
        at += between(random, 8, 30);
      }
      if (seconds > 0) add(false);
    }
  }

  function pause(part: number, length: number, left: number): void {
    const seconds = direction === 'down' ? 0 : part * partLength;
    const clock = { seconds, stopped: true, direction };
    moments.push({ at, phase: phases.pause, part, ...score, clock, left });
    at += length;
  }

  for (let part = 1; part <= parts; part += 1) {
    playPart(phases.play, part, partLength, (part - 1) * partLength);
    if (part < parts) pause(part, game.pauseAfter(part), (parts - part) * partLength);
  }
  if (overtime !== null) {
    for (let extra = 1; score.home === score.away; extra += 1) {
      pause(parts, game.pauseAfter(parts), overtime);
      playPart('overtime', extra, overtime, 0);
    }
  }
  pause(parts, 0, 0);
  return moments;
}

function meanOf(scores: readonly Score[]): number {
  return scores.reduce(
    ({ sum, from }, { points, upTo }) => ({ sum: sum + points * (upTo - from), from: upTo }),
    { sum: 0, from: 0 },
  ).sum;
}

/** Points of one attack whose mean is given. */
function drawPoints(
  random: Random,
  mean: number,
  scores: readonly Score[],
  meanScore: number,
): number {
  if (random() >= mean / meanScore) return 0;
  const kind = random();
  return (scores.find(({ upTo }) => kind < upTo) ?? scores.at(-1))?.points ?? 0;
}
