/** What one site tells of itself at a moment. */
export interface SiteFigures {
  /** MiB of the whole process. */
  readonly memory: number;
  /** MiB of live and dead objects. */
  readonly heap: number;
  /** Milliseconds that all but one in a hundred turns of its loop stay below, lately. */
  readonly loopDelay: number;
  readonly streams: number;
  /** Movements of money whose end it doesn't know yet. */
  readonly openIntents: number;
}

const MIB = 1_048_576;

/** The figures at an address; null while its site is being started anew. */
export async function siteFigures(metricsUrl: string): Promise<SiteFigures | null> {
  const answer = await fetch(metricsUrl).catch(() => null);
  return answer?.ok ? readFigures(await answer.text()) : null;
}

/** Reads Prometheus' text format. */
export function readFigures(text: string): SiteFigures {
  const sumOf = (name: string) => {
    const lines = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'));
    return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
  };
  return {
    memory: sumOf('process_resident_memory_bytes') / MIB,
    heap: sumOf('nodejs_heap_size_used_bytes') / MIB,
    loopDelay: sumOf('nodejs_eventloop_lag_p99_seconds') * 1_000,
    streams: sumOf('vitrine_listeners'),
    openIntents: sumOf('vitrine_intents_open'),
  };
}

/**
 * By how much a figure grew: the mean of its last fifth over that of its first, less one. NaN for fewer
 * than five values.
 *
 * @example
 * growthOf([100, 100, 100, 100, 110]) // 0.1
 */
export function growthOf(values: readonly number[]): number {
  const fifth = Math.floor(values.length / 5);
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return mean(values.slice(-fifth)) / mean(values.slice(0, fifth)) - 1;
}
