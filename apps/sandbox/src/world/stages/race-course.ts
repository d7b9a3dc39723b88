import { lastBy, within, type Span } from '../match/match-course.ts';
import { between, normal, seeded, type Random } from '../random.ts';
import type { Contender } from '../sports/rank-chances.ts';
import { FORM_DEVIATION } from './driver-pace.ts';
import type { GrandPrix } from './grands-prix.ts';
import type { SessionCourse, Standing } from './session-course.ts';

const LAP_DEVIATION = 0.3;
/** Seconds from one place of the grid to the next. */
const GRID_STEP = 0.3;
/** How far the grid can still be from the one expected by pace, before it is known. */
const UNKNOWN_GRID = 1.5;
const PIT_STOP = 21;
const RETIRED_SHARE = 0.11;
const START_HOLD = 20;
const RETIREMENT_HOLD = 25;
/** After so many laps half of what is seen of a driver's form is believed. */
const LAPS_TO_BELIEVE = 12;
/** Two cars are told apart by less than this. */
const LEAST_DEVIATION = 0.02;

interface Drive {
  /** Seconds from the start to the end of each lap, the start first; shorter for who retires. */
  readonly times: readonly number[];
  readonly pitLap: number;
  /** When the driver retires; null for one who drives to the end. */
  readonly retiresAt: number | null;
}

export interface RaceSetup {
  readonly key: string;
  readonly grandPrix: GrandPrix;
  readonly paces: readonly number[];
  readonly forms: readonly number[];
  /** Drivers in the order of the grid. */
  readonly grid: readonly number[];
}

/** Draws a race lap by lap: pace, form and luck, one stop, and who does not finish. */
export function playRace({ key, grandPrix, paces, forms, grid }: RaceSetup): SessionCourse {
  const { laps, lapSeconds } = grandPrix;
  const random = seeded(key, 'race');
  const drives = paces.map((pace, driver) =>
    drive(random, laps, grid.indexOf(driver) * GRID_STEP, (lap, pitLap) => {
      const stop = lap === pitLap ? PIT_STOP : 0;
      return lapSeconds + pace + (forms[driver] ?? 0) + normal(random, LAP_DEVIATION) + stop;
    }),
  );
  const lapEnds = Array.from({ length: laps }, (_, index) => ({
    lap: index + 1,
    at: Math.min(...drives.map(({ times }) => times[index + 1] ?? Infinity)),
  }));
  const endsAfter = lapEnds.at(-1)?.at ?? 0;
  const holds: readonly Span[] = [
    { from: 0, to: START_HOLD },
    ...drives.flatMap(({ retiresAt }) =>
      retiresAt === null ? [] : [{ from: retiresAt, to: retiresAt + RETIREMENT_HOLD }],
    ),
  ];

  function contenderAt(own: Drive, driver: number, lap: number, elapsed: number): Contender {
    const { times, pitLap } = own;
    const isStarted = elapsed >= 0;
    if (isOut(own, elapsed, endsAfter)) return { mean: 0, deviation: LEAST_DEVIATION, stays: 0 };
    const pace = paces[driver] ?? 0;
    const left = laps - lap;
    const stopsMade = lap >= pitLap ? PIT_STOP : 0;
    const start = isStarted ? (times[0] ?? 0) : pace * 2;
    const driven = lap === 0 ? start : (times[lap] ?? (times.at(-1) ?? 0) + lapSeconds);
    const seen = lap === 0 ? 0 : (driven - stopsMade - start) / lap - lapSeconds - pace;
    const trust = lap / (lap + LAPS_TO_BELIEVE);
    const unseenForm = FORM_DEVIATION * Math.sqrt(1 - trust);
    const luck = LAP_DEVIATION * Math.sqrt(left);
    return {
      mean: -(driven + left * (lapSeconds + pace + seen * trust) + PIT_STOP - stopsMade),
      deviation: Math.hypot(luck, left * unseenForm, isStarted ? LEAST_DEVIATION : UNKNOWN_GRID),
      stays: (1 - RETIRED_SHARE) ** (left / laps),
    };
  }

  return {
    endsAfter,
    laps,
    momentAt(elapsed) {
      const isStarted = elapsed >= 0;
      const lap = lastBy(lapEnds, elapsed)?.lap ?? 0;
      return {
        lap: isStarted ? lap : null,
        order: lap === 0 ? onGrid(grid) : orderAfter(lap, elapsed),
        suspended: within(holds, elapsed),
        contenders: drives.map((own, driver) => contenderAt(own, driver, lap, elapsed)),
      };
    },
  };

  function onGrid(order: readonly number[]): readonly Standing[] {
    return order.map((driver) => ({ driver, isRetired: false }));
  }

  /** Who still drives by time, then those who retired, the latest first. */
  function orderAfter(lap: number, elapsed: number): readonly Standing[] {
    return drives
      .map((own, driver) => {
        const laps = Math.min(lap, own.times.length - 1);
        const isRetired = isOut(own, elapsed, endsAfter);
        return { driver, isRetired, laps, time: own.times[laps] ?? 0 };
      })
      .sort(
        (a, b) => Number(a.isRetired) - Number(b.isRetired) || b.laps - a.laps || a.time - b.time,
      )
      .map(({ driver, isRetired }) => ({ driver, isRetired }));
  }
}

function drive(
  random: Random,
  laps: number,
  start: number,
  lapTime: (lap: number, pitLap: number) => number,
): Drive {
  const pitLap = Math.round(laps * between(random, 0.35, 0.6));
  const retires = random() < RETIRED_SHARE;
  const driven = retires ? Math.floor(random() * laps) : laps;
  const times = [start];
  for (let lap = 1; lap <= driven; lap += 1) {
    times.push((times[lap - 1] ?? 0) + lapTime(lap, pitLap));
  }
  const last = times.at(-1) ?? 0;
  return { times, pitLap, retiresAt: retires ? last + between(random, 5, 70) : null };
}

/** Whoever cannot finish is out by the end of the race at the latest. */
function isOut({ retiresAt }: Drive, elapsed: number, end: number): boolean {
  return retiresAt !== null && elapsed >= Math.min(retiresAt, end);
}
