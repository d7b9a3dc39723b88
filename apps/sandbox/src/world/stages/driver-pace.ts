import { between, normal, seeded, shuffled } from '../random.ts';
import { DRIVERS } from './teams.ts';

/** A team's car is this much slower, by lap, than that of the team before it. */
const TEAM_STEP = 0.03;
const DRIVER_SPREAD = 0.04;
/** How far a driver is off the usual pace on one weekend, by lap: nobody knows beforehand. */
export const FORM_DEVIATION = 0.14;

/** Seconds by which each driver is slower than the best car, by lap; drawn for a championship. */
export function driverPaces(seed: number, championship: number): readonly number[] {
  const random = seeded(seed, 'paces', championship);
  const teams = shuffled(
    Array.from({ length: DRIVERS.length / 2 }, (_, team) => team),
    random,
  );
  return DRIVERS.map(
    (_, driver) =>
      teams.indexOf(Math.floor(driver / 2)) * TEAM_STEP +
      between(random, -DRIVER_SPREAD, DRIVER_SPREAD),
  );
}

/** How far each driver is off the usual pace on one weekend. */
export function weekendForms(weekendKey: string): readonly number[] {
  const random = seeded(weekendKey, 'form');
  return DRIVERS.map(() => normal(random, FORM_DEVIATION));
}
