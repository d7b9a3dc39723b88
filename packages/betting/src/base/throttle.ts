/** Tracked events leave at most this often, in milliseconds. Source: 1§9. */
export const TRACKING_THROTTLE_MS = 500;

/** How often anything else that a throttle holds back happens, in milliseconds. Source: 1§9. */
export const GENERIC_THROTTLE_MS = 250;

export interface ThrottleClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly schedule: (work: () => void, afterMs: number) => unknown;
}

/**
 * Does the work at the first call at once, and then at most once per `ms`: the calls of such a time
 * share one run at its end.
 *
 * @example
 * const send = throttle(sendWaiting, TRACKING_THROTTLE_MS, clock); // send(); send(); send(): two runs
 */
export function throttle(work: () => void, ms: number, { now, schedule }: ThrottleClock) {
  let ranAt = Number.NEGATIVE_INFINITY;
  let isWaiting = false;

  function run(): void {
    isWaiting = false;
    ranAt = now();
    work();
  }

  return (): void => {
    if (isWaiting) return;
    const restMs = ranAt + ms - now();
    if (restMs <= 0) return run();
    isWaiting = true;
    schedule(run, restMs);
  };
}
