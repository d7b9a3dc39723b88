import type { Contender } from '../sports/rank-chances.ts';
import type { Standing } from './session-course.ts';

/** Points of the first ten of a race. */
const POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const POINTS_OF_RACE = POINTS.reduce((sum, points) => sum + points, 0);
/** How fast the points expected fall with a driver's pace. */
const PACE_SCALE = 0.15;
const RACE_DEVIATION = 6.5;
const LEAST_DEVIATION = 0.1;

/** A championship after some of its races. */
export interface ChampionshipTable {
  /** Points by driver. */
  readonly points: readonly number[];
  /** The leader first. */
  readonly order: readonly Standing[];
}

/** The table after races of which the final orders are given. */
export function championshipTable(
  drivers: number,
  races: readonly (readonly Standing[])[],
): ChampionshipTable {
  const points = Array.from({ length: drivers }, () => 0);
  const places = Array.from({ length: drivers }, () => Array.from({ length: drivers }, () => 0));
  for (const order of races) {
    for (const [place, { driver, isRetired }] of order.entries()) {
      const own = places[driver];
      if (isRetired || !own) continue;
      points[driver] = (points[driver] ?? 0) + (POINTS[place] ?? 0);
      own[place] = (own[place] ?? 0) + 1;
    }
  }
  const order = points
    .map((_, driver) => driver)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || byPlaces(places[a], places[b]) || a - b)
    .map((driver) => ({ driver, isRetired: false }));
  return { points, order };
}

/** How the championship can still end, by driver. */
export function championshipContenders(
  { points }: ChampionshipTable,
  paces: readonly number[],
  racesLeft: number,
): readonly Contender[] {
  const weights = paces.map((pace) => Math.exp(-pace / PACE_SCALE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return points.map((own, driver) => ({
    mean: own + (racesLeft * POINTS_OF_RACE * (weights[driver] ?? 0)) / sum,
    deviation: Math.max(LEAST_DEVIATION, RACE_DEVIATION * Math.sqrt(racesLeft)),
    stays: 1,
  }));
}

/** Of drivers with equal points the one with more of the better places is ahead. */
function byPlaces(a: readonly number[] = [], b: readonly number[] = []): number {
  const index = a.findIndex((count, place) => count !== b[place]);
  return index < 0 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
}
