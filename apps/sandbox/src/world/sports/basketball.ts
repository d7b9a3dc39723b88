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
  type MatchState,
  type Span,
} from '../match/match-course.ts';
import { between, seeded, type Random } from '../random.ts';
import { normalModel, type ScoreModel } from './score-model.ts';

const QUARTERS = 4;
const QUARTER_BREAK = 120;
const HALF_BREAK = 900;
const OVERTIME = 300;
/** Game seconds of one possession, and wall seconds the clock stands after some of them. */
const POSSESSION = 15;
const STOP_SHARE = 0.35;

interface Moment {
  readonly at: number;
  readonly phase: MatchState['phase'];
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

/** Draws a basketball match possession by possession, with overtime until somebody leads. */
export function playBasketball(fixture: Fixture): MatchCourse {
  const random = seeded(fixture.key, 'basketball');
  const regular = regularSeconds(fixture);
  const pace = paceOf(fixture);
  const moments = drawMoments(random, regular / QUARTERS, pace);
  const fullTime = moments.at(-1)?.at ?? 0;
  const reviews: readonly Span[] = Array.from({ length: 5 }, () => {
    const from = between(random, 60, fullTime);
    return { from, to: from + between(random, 10, 20) };
  });
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
        clock: clock.stopped
          ? clock
          : { ...clock, seconds: Math.max(0, Math.ceil(clock.seconds - (elapsed - at))) },
        suspended: within(reviews, elapsed),
      };
    },
    modelAt(elapsed, form) {
      const moment = elapsed < 0 ? undefined : lastBy(moments, elapsed);
      return pointsModel(pace, regular, form, moment);
    },
  };
}

/** Chances of margins and totals before the start. */
export function basketballBefore(fixture: Fixture, form: Form): ScoreModel {
  return pointsModel(paceOf(fixture), regularSeconds(fixture), form);
}

function pointsModel(
  pace: Pace,
  regular: number,
  form: Form,
  now: Pick<Moment, 'home' | 'away' | 'left'> = { home: 0, away: 0, left: regular },
): ScoreModel {
  const home = now.home + pace.home * form.home * now.left;
  const away = now.away + pace.away * form.away * now.left;
  const share = Math.sqrt(Math.max(now.left, 8) / regular);
  return normalModel(
    { mean: home - away, deviation: 12.5 * share },
    { mean: home + away, deviation: 17 * share },
  );
}

/** Game seconds before any overtime. */
function regularSeconds({ competition }: Fixture): number {
  return (competition.quarterMinutes ?? 10) * 60 * QUARTERS;
}

/** Whole points of the total and of the margin expected before the start. */
export function expectedPoints(fixture: Fixture): { total: number; margin: number } {
  const seconds = regularSeconds(fixture);
  const { home, away } = paceOf(fixture);
  return {
    total: Math.round((home + away) * seconds),
    margin: Math.round((home - away) * seconds),
  };
}

function paceOf({ home, away }: Fixture): Pace {
  const edge = (home.strength - away.strength) * 0.0009 + 0.0003;
  return { home: 0.0375 + edge, away: 0.0375 - edge };
}

function drawMoments(random: Random, quarter: number, pace: Pace): Moment[] {
  const moments: Moment[] = [];
  let at = 0;
  let score = { home: 0, away: 0 };
  let attacking: 'home' | 'away' = random() < 0.5 ? 'home' : 'away';

  function playPart(phase: 'quarter' | 'overtime', part: number, length: number): void {
    let seconds = length;
    const leftAfter = phase === 'quarter' ? (QUARTERS - part) * quarter : 0;
    const add = (stopped: boolean) =>
      moments.push({
        at,
        phase,
        part,
        ...score,
        clock: { seconds: Math.ceil(seconds), stopped, direction: 'down' },
        left: leftAfter + seconds,
      });
    add(false);
    while (seconds > 0) {
      const possession = Math.min(seconds, between(random, POSSESSION * 0.5, POSSESSION * 1.5));
      at += possession;
      seconds -= possession;
      const points = drawPoints(random, pace[attacking] * 2 * POSSESSION);
      score = { ...score, [attacking]: score[attacking] + points };
      attacking = attacking === 'home' ? 'away' : 'home';
      if (seconds > 0 && random() < STOP_SHARE) {
        add(true);
        at += between(random, 8, 30);
      }
      if (seconds > 0) add(false);
    }
  }

  function pause(part: number, length: number, left: number): void {
    moments.push({
      at,
      phase: 'quarterBreak',
      part,
      ...score,
      clock: { seconds: 0, stopped: true, direction: 'down' },
      left,
    });
    at += length;
  }

  for (let part = 1; part <= QUARTERS; part += 1) {
    playPart('quarter', part, quarter);
    if (part < QUARTERS) {
      pause(part, part === 2 ? HALF_BREAK : QUARTER_BREAK, (QUARTERS - part) * quarter);
    }
  }
  for (let extra = 1; score.home === score.away; extra += 1) {
    pause(QUARTERS, QUARTER_BREAK, OVERTIME);
    playPart('overtime', extra, OVERTIME);
  }
  pause(QUARTERS, 0, 0);
  return moments;
}

/** Mean of a possession that scores: 1 in 12%, 2 in 56%, 3 in 32%. */
const MEAN_SCORE = 2.2;

/** Points of one possession whose mean is given: none, one, two or three. */
function drawPoints(random: Random, mean: number): number {
  const scores = random() < mean / MEAN_SCORE;
  if (!scores) return 0;
  const kind = random();
  return kind < 0.12 ? 1 : kind < 0.68 ? 2 : 3;
}
