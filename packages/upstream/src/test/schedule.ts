import type { Schedule } from '../base/poller.ts';

/** A schedule whose time a test lets pass. */
export interface TestSchedule {
  readonly schedule: Schedule;
  /** Moves on, does what falls due on the way, and lets what it began settle. */
  pass(milliseconds: number): Promise<void>;
  /** How many pieces of work wait. */
  readonly waiting: number;
}

/** Lets promises that are settled or need no network run their course. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function createTestSchedule(): TestSchedule {
  const jobs = new Set<{ readonly at: number; readonly work: () => void }>();
  let time = 0;
  return {
    schedule(work, afterMs) {
      const job = { at: time + afterMs, work };
      jobs.add(job);
      return () => void jobs.delete(job);
    },
    async pass(milliseconds) {
      const until = time + milliseconds;
      await settle();
      for (;;) {
        const due = [...jobs].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        const [next] = due;
        if (!next) break;
        time = next.at;
        jobs.delete(next);
        next.work();
        await settle();
      }
      time = until;
    },
    get waiting() {
      return jobs.size;
    },
  };
}
