import { normalCdf } from '../sports/normal.ts';
import { between, normal, seeded } from '../random.ts';
import type { Contender } from '../sports/rank-chances.ts';
import { FORM_DEVIATION } from './driver-pace.ts';
import type { SessionCourse, Standing } from './session-course.ts';
import { TIMED_SESSION_SECONDS } from './stage-plan.ts';

const RUNS = 5;
const RUN_DEVIATION = 0.2;
/** What the best of all runs is expected to gain on one run. */
const BEST_OF_RUNS = 0.2;
/** Two equal times are told apart by less than this. */
const LEAST_DEVIATION = 0.002;

interface Run {
  readonly driver: number;
  readonly at: number;
  /** Seconds above the pace of the best car. */
  readonly time: number;
}

/** Draws a practice or a qualifying: each driver does some runs, and the best counts. */
export function playTimedSession(
  key: string,
  paces: readonly number[],
  forms: readonly number[],
): SessionCourse {
  const random = seeded(key, 'runs');
  const slot = TIMED_SESSION_SECONDS / RUNS;
  const runs: readonly Run[] = paces
    .flatMap((pace, driver) =>
      Array.from({ length: RUNS }, (_, run) => ({
        driver,
        at: slot * run + between(random, 60, slot - 5),
        time: pace + (forms[driver] ?? 0) + normal(random, RUN_DEVIATION),
      })),
    )
    .sort((a, b) => a.at - b.at);

  return {
    endsAfter: TIMED_SESSION_SECONDS,
    laps: null,
    momentAt(elapsed) {
      const bests = paces.map(() => Infinity);
      const left = paces.map(() => RUNS);
      for (const { driver, at, time } of runs) {
        if (at > elapsed) break;
        bests[driver] = Math.min(bests[driver] ?? Infinity, time);
        left[driver] = (left[driver] ?? 0) - 1;
      }
      return {
        lap: null,
        order: orderOf(bests),
        suspended: false,
        contenders: paces.map((pace, driver) =>
          contender(pace, bests[driver] ?? Infinity, left[driver] ?? 0),
        ),
      };
    },
  };
}

/** Drivers by their best times; those without one in the order of their teams. */
function orderOf(bests: readonly number[]): readonly Standing[] {
  return bests
    .map((time, driver) => ({ driver, time }))
    .sort((a, b) => (a.time === b.time ? a.driver - b.driver : a.time - b.time))
    .map(({ driver }) => ({ driver, isRetired: false }));
}

/** The end of a driver's session: the better of the best time so far and that of the runs to come. */
function contender(pace: number, best: number, runsLeft: number): Contender {
  const share = runsLeft / RUNS;
  if (runsLeft === 0) return { mean: -best, deviation: LEAST_DEVIATION, stays: 1 };
  const deviation = Math.hypot(FORM_DEVIATION, RUN_DEVIATION / 2);
  const expected = pace - BEST_OF_RUNS * Math.sqrt(share);
  if (best === Infinity) return { mean: -expected, deviation, stays: 1 };
  const z = (best - expected) / deviation;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const gain = deviation * (z * normalCdf(z) + density);
  return {
    mean: -(best - gain),
    deviation: Math.max(LEAST_DEVIATION, deviation * normalCdf(z)),
    stays: 1,
  };
}
