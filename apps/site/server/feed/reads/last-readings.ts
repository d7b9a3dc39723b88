import { elapsedMs } from '@vitrine/betting/base/elapsed';
import { untilAborted } from '../until-aborted.ts';

interface LastReadingsOptions<Value> {
  readonly read: (key: string) => Promise<Value>;
  /** Hears of a reading that failed. */
  readonly onFailed: (error: unknown, key: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** For so many milliseconds a reading is not repeated. */
  readonly keptForMs: number;
  /** The same for a reading that failed while there is none before it. */
  readonly failedForMs: number;
  /** How long a page waits that asks before anything was read. */
  readonly waitMs: number;
}

/** What the operator last said under a key. */
export interface LastReadings<Value> {
  /**
   * The last reading; a new one starts in the background when that is old, and one that fails leaves it as
   * it was. A page that asks before anything was read waits for a moment, and has null after that. Never
   * rejects.
   */
  of(key: string): Promise<Value | null>;
}

interface Kept<Value> {
  readonly askedAt: number;
  readonly last: { readonly value: Value } | null;
  /** Settles when the reading has come or failed. */
  readonly reading: Promise<void>;
}

/** For keys of which there are a few dozen. */
export function lastReadings<Value>(options: LastReadingsOptions<Value>): LastReadings<Value> {
  const { read, onFailed, now, keptForMs, failedForMs, waitMs } = options;
  const kept = new Map<string, Kept<Value>>();

  async function take(key: string): Promise<void> {
    try {
      const value = await read(key);
      const asked = kept.get(key);
      if (asked) kept.set(key, { ...asked, last: { value } });
    } catch (error) {
      onFailed(error, key);
    }
  }

  return {
    async of(key) {
      const known = kept.get(key);
      const restMs = known && !known.last ? failedForMs : keptForMs;
      if (!known || elapsedMs(known.askedAt, now()) >= restMs) {
        const reading = Promise.resolve().then(() => take(key));
        kept.set(key, { askedAt: now(), last: known?.last ?? null, reading });
      }
      const asked = kept.get(key);
      if (asked && !asked.last) {
        await untilAborted(asked.reading, AbortSignal.timeout(waitMs)).catch(() => undefined);
      }
      return kept.get(key)?.last?.value ?? null;
    },
  };
}
