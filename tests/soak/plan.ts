import { z } from 'zod';

/** How long and how large a simulated match day is. */
export interface SoakPlan {
  readonly seed: number;
  readonly minutes: number;
  /** Bettors by a plain HTTP client. */
  readonly bettors: number;
  readonly browsers: number;
  /** Seconds of the world in one of the day. */
  readonly worldSpeed: number;
}

const wholeNumber = (otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'expected a whole number')
    .transform(Number)
    .default(otherwise);

const environment = z.object({
  SOAK_SEED: wholeNumber(2026),
  SOAK_MINUTES: wholeNumber(120),
  SOAK_BETTORS: wholeNumber(2_000),
  SOAK_BROWSERS: wholeNumber(20),
  SOAK_WORLD_SPEED: wholeNumber(1),
});

/** The whole day, or as much of it as the environment says. Throws ZodError for what is no number. */
export function soakPlan(env: NodeJS.ProcessEnv): SoakPlan {
  const read = environment.parse(env);
  return {
    seed: read.SOAK_SEED,
    minutes: read.SOAK_MINUTES,
    bettors: read.SOAK_BETTORS,
    browsers: read.SOAK_BROWSERS,
    worldSpeed: read.SOAK_WORLD_SPEED,
  };
}

/** What happens on a day and when, each as a share of it. */
export const DAY = {
  /** Between two acts of one bettor, at most; of one browser. */
  rest: 1 / 20,
  browserRest: 1 / 120,
  /** Bettors come one after the other until then. */
  arrived: 0.1,
  /** The sportsbook is in maintenance. */
  maintenance: { from: 0.3, until: 0.33 },
  /** Both sites are started anew, one after the other. */
  release: 0.45,
  /** Memory is read from here on: what is compiled and kept once stands by then. */
  steady: 0.55,
} as const;
