/** What visitors met, in one stretch between two samples. */
export interface Stretch {
  readonly requests: number;
  /** Milliseconds that half of the answers, and all but one in a hundred, stay below; null without any. */
  readonly median: number | null;
  readonly slowest1Percent: number | null;
}

const MOST_FAILURES = 200;

/** Notes what visitors got over a whole day, and what none of them should have got. */
export class DayLog {
  readonly failures: string[] = [];
  readonly counts = {
    requests: 0,
    closed: 0,
    gone: 0,
    bets: 0,
    refusals: 0,
    cashOuts: 0,
    deposits: 0,
    realityChecks: 0,
  };
  #failed = 0;
  #times: number[] = [];

  /** How many failures there were; `failures` names the first of them. */
  get failed(): number {
    return this.#failed;
  }

  /** An answer took so many milliseconds. */
  answered(milliseconds: number): void {
    this.counts.requests += 1;
    this.#times.push(milliseconds);
  }

  fail(what: string): void {
    this.#failed += 1;
    if (this.failures.length < MOST_FAILURES) this.failures.push(what);
  }

  /** What was answered since this was asked last. */
  stretch(): Stretch {
    const times = this.#times.sort((one, other) => one - other);
    this.#times = [];
    const share = (part: number) => times[Math.floor(times.length * part)] ?? null;
    return { requests: times.length, median: share(0.5), slowest1Percent: share(0.99) };
  }
}
