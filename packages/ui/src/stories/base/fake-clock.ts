import type { TimerClock } from '../../base/timer/use-timer.ts';

export interface FakeClock extends TimerClock {
  /** Lets so many milliseconds pass, and what was due meanwhile happen. */
  readonly pass: (milliseconds: number) => void;
}

/** A clock that stands until it is told to go on. */
export function fakeClock(): FakeClock {
  let time = 0;
  const due = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    after(milliseconds, run) {
      const entry = { at: time + milliseconds, run };
      due.add(entry);
      return () => void due.delete(entry);
    },
    pass(milliseconds) {
      time += milliseconds;
      for (const entry of [...due]) {
        if (entry.at > time) continue;
        due.delete(entry);
        entry.run();
      }
    },
  };
}
