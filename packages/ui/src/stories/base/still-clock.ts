import type { TimerClock } from '../../base/timer/use-timer.ts';

/** Time that stands still, so that a picture is the same each time. */
export const STILL_CLOCK: TimerClock = { now: () => 0, after: () => () => undefined };
