import { elapsedMs } from '@vitrine/betting/base/elapsed';
import type { AppLoadContext } from '@remix-run/node';

interface Kept<Value> {
  readonly startedAt: number;
  readonly value: Promise<Value>;
}

/** Answers whose time is over are dropped when there are more than this; until then a reading has the last one. */
const MOST_KEPT = 1_000;

/** Answers of the operator that all visitors share for some time. */
export class KeptReadings<Value> {
  readonly #keptMs: number;
  readonly #byOperator = new WeakMap<AppLoadContext['upstream'], Map<string, Kept<Value>>>();

  /** An answer is read again after `keptMs` milliseconds. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /**
   * The kept answer, or the result of `read`. Simultaneous requests share one reading. `read` gets
   * the last answer, or null before the first. A rejected reading is not kept.
   */
  of(
    key: string,
    { upstream, now }: AppLoadContext,
    read: (last: Value | null) => Promise<Value>,
  ): Promise<Value> {
    const answers = this.#byOperator.get(upstream) ?? new Map<string, Kept<Value>>();
    this.#byOperator.set(upstream, answers);
    const last = answers.get(key);
    const isOver = ({ startedAt }: Kept<Value>) => elapsedMs(startedAt, now()) >= this.#keptMs;
    if (last && !isOver(last)) return last.value;
    const reading = Promise.resolve(last?.value ?? null).then(read);
    answers.delete(key);
    answers.set(key, { startedAt: now(), value: reading });
    // In the order in which they began.
    for (const [oldest, kept] of answers) {
      if (answers.size <= MOST_KEPT || !isOver(kept)) break;
      answers.delete(oldest);
    }
    void reading.catch(() => answers.delete(key));
    return reading;
  }
}
