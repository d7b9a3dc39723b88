import { useEffect, useRef } from 'react';

/** What counts the time of something that goes away by itself: the browser's, or one in the hand. */
export interface TimerClock {
  /** Milliseconds since any moment that stays the same. */
  readonly now: () => number;
  /** Runs once after so many milliseconds, unless the function it returns is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export const browserClock: TimerClock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface Timer {
  /** Null for ever. */
  readonly milliseconds: number | null;
  /** Time that passes meanwhile is not counted. */
  readonly paused?: boolean | undefined;
  readonly onEnd: () => void;
  readonly clock?: TimerClock | undefined;
}

/** Calls `onEnd` once the time is over. */
export function useTimer({ milliseconds, paused = false, onEnd, clock = browserClock }: Timer) {
  const end = useRef(onEnd);
  const left = useRef(milliseconds);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds]);
  useEffect(() => {
    const wait = left.current;
    if (paused || wait === null) return;
    const startedAt = clock.now();
    const cancel = clock.after(wait, () => end.current());
    return () => {
      cancel();
      left.current = wait - (clock.now() - startedAt);
    };
  }, [milliseconds, paused, clock]);
}
