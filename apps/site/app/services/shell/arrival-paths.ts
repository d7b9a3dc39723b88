import { CASINO } from '../../paths/casino-home-paths.ts';
import { paths } from '../../paths.ts';

/** Where a bettor arrives, and nothing is under way that a modal would interrupt. */
export const ARRIVAL_PATHS: readonly string[] = [paths.sportsbook, CASINO, paths.casino];
