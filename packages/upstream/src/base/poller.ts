/** Runs work once after a wait in milliseconds; answers the way to call it off. */
export type Schedule = (work: () => void, afterMs: number) => () => void;

export interface PollerOptions<Value> {
  readonly everyMs: number;
  /** Reads once; the signal aborts when the polling stops. */
  readonly read: (signal: AbortSignal) => Promise<Value>;
  readonly schedule: Schedule;
  readonly onRead: (value: Value) => void;
  /** A read that failed. What was read before stays. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Reads at once and then at a steady rhythm until it is stopped; a turn that comes while a read is
 * under way is left out. Answers the way to stop.
 */
export function poll<Value>(options: PollerOptions<Value>): () => void {
  const { everyMs, read, schedule, onRead, onFailed } = options;
  const stopped = new AbortController();
  let isReading = false;
  let callOff: () => void;

  async function readOnce(): Promise<void> {
    isReading = true;
    try {
      const value = await read(stopped.signal);
      if (!stopped.signal.aborted) onRead(value);
    } catch (error) {
      if (!stopped.signal.aborted) onFailed(error);
    } finally {
      isReading = false;
    }
  }

  function turn(): void {
    callOff = schedule(turn, everyMs);
    if (!isReading) void readOnce();
  }

  turn();
  return () => {
    callOff();
    stopped.abort();
  };
}
