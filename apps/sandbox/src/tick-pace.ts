/** How well the platform's looks at the world keep up with its clock, since this was asked last. */
export interface TickPace {
  readonly ticks: number;
  /** Times a look was not begun before the next one was due. */
  readonly missed: number;
  /** Milliseconds from when a look was due until it was done. */
  readonly late: Spread;
  /** Milliseconds of processor time a look took: what it would be late on an idle machine. */
  readonly work: Spread;
  /** Seconds of processor time since the start of the process. */
  readonly cpuSeconds: number;
}

interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

/** Keeps count of looks. */
export interface PaceMeter {
  /** Does a look that was due at a moment of `performance.now`. */
  measure(dueAt: number, look: () => void): void;
  missed(): void;
  read(): TickPace;
}

/** Looks kept while nobody asks: ten minutes of them. */
const MOST_KEPT = 1200;

export function createPaceMeter(): PaceMeter {
  let late: number[] = [];
  let work: number[] = [];
  let ticks = 0;
  let missed = 0;

  return {
    measure(dueAt, look) {
      const before = cpuMilliseconds();
      look();
      late[ticks % MOST_KEPT] = performance.now() - dueAt;
      work[ticks % MOST_KEPT] = cpuMilliseconds() - before;
      ticks += 1;
    },
    missed: () => void (missed += 1),
    read() {
      const pace: TickPace = {
        ticks,
        missed,
        late: spreadOf(late),
        work: spreadOf(work),
        cpuSeconds: cpuMilliseconds() / 1000,
      };
      late = [];
      work = [];
      ticks = 0;
      missed = 0;
      return pace;
    },
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { median: share(0.5), p99: share(0.99), most: share(1) };
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
