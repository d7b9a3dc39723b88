/** Repeats are at most this share of the calls to a host. */
const SHARE = 0.1;

/** Repeats that are always there, so that single calls have theirs while a host is hardly called. */
const FLOOR = 10;

/** Calls and repeats are counted over the last ten seconds, second by second. */
const SLICE_MS = 1_000;
const SLICES = 10;

/** How many repeats a host can still be sent. */
export interface RetryBudget {
  /** A call is sent for the first time. */
  noteCall(): void;
  /** Takes a repeat; false when none is left, and the failure stands. */
  takeRetry(): boolean;
}

/**
 * The repeats of one host: in any ten seconds a tenth of its calls, or ten, whichever is more. So a
 * sick host that is called more than ten times a second sees at most 1.1 times its usual load, where
 * three repeats each would be four times. `now` is epoch milliseconds.
 */
export function createRetryBudget(now: () => number): RetryBudget {
  const calls = new Array<number>(SLICES).fill(0);
  const retries = new Array<number>(SLICES).fill(0);
  let newest = Math.floor(now() / SLICE_MS);

  /** The slice of this moment, those that time has passed over emptied. */
  function slice(): number {
    const current = Math.max(newest, Math.floor(now() / SLICE_MS));
    for (let passed = Math.min(current - newest, SLICES); passed > 0; passed -= 1) {
      const emptied = (current - passed + 1) % SLICES;
      calls[emptied] = 0;
      retries[emptied] = 0;
    }
    newest = current;
    return current % SLICES;
  }

  function count(counts: number[], at: number): void {
    counts[at] = (counts[at] ?? 0) + 1;
  }

  return {
    noteCall: () => count(calls, slice()),
    takeRetry() {
      const at = slice();
      const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
      if (sum(retries) + 1 > Math.max(FLOOR, sum(calls) * SHARE)) return false;
      count(retries, at);
      return true;
    },
  };
}
