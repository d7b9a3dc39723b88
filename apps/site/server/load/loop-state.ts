import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { LoopState } from './load-guard.ts';

const RESOLUTION_MS = 10;

/** Measures this process' event loop. */
export interface LoopMeasure {
  /** What was since it was last asked; a single pause of the garbage collector hardly shows. */
  take(): LoopState;
  close(): void;
}

export function measureLoop(): LoopMeasure {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = performance.eventLoopUtilization();
  return {
    take() {
      const { count, mean } = delays;
      delays.reset();
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      // The delay is measured from one look to the next, the time in between included.
      const delayMs = count === 0 ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
      return { delayMs, busyShare: utilization };
    },
    close: () => void delays.disable(),
  };
}
