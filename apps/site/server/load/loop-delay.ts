import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

/** Measures how late this process' event loop is. */
export interface LoopDelay {
  /** Milliseconds since it was last asked, on average; a single pause of the garbage collector hardly shows. */
  take(): number;
  close(): void;
}

export function measureLoopDelay(): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    take() {
      const { count, mean } = delays;
      delays.reset();
      // It measures from one look to the next, the time in between included.
      return count === 0 ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
    },
    close: () => void delays.disable(),
  };
}
