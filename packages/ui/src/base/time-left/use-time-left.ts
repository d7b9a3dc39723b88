import { useEffect, useState } from 'react';
import type { TimerClock } from '../timer/use-timer.ts';

const SECOND = 1000;

/** What is left of so many milliseconds, counted anew each second and whenever another figure is given. */
export function useTimeLeft(milliseconds: number, clock: TimerClock): number {
  const [counted, setCounted] = useState({ of: milliseconds, left: milliseconds });
  useEffect(() => {
    const startedAt = clock.now();
    let cancel: (() => void) | undefined;
    const count = (left: number) => {
      if (left <= 0) return;
      cancel = clock.after(left % SECOND || SECOND, () => {
        const now = Math.max(0, milliseconds - (clock.now() - startedAt));
        setCounted({ of: milliseconds, left: now });
        count(now);
      });
    };
    count(milliseconds);
    return () => cancel?.();
  }, [milliseconds, clock]);
  return counted.of === milliseconds ? counted.left : milliseconds;
}
