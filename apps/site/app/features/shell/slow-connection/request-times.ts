import { paths } from '../../../paths.ts';

/** The streams of live prices and of the bettor's bets stay open for minutes by their nature. */
const STREAM_PATHS: ReadonlySet<string> = new Set(['/live', paths.betUpdates]);

/** How long requests of this page took, as the browser tells. */
export interface RequestTimes {
  /** Milliseconds of each request that ended since the last time. */
  take(): readonly number[];
  stop(): void;
}

/** Watches the requests of this page, those before the watch began too. */
export function watchRequestTimes(): RequestTimes {
  let durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    // Those that are observed below.
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!isLongByNature(entry)) durations.push(entry.duration);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return {
    take() {
      const taken = durations;
      durations = [];
      return taken;
    },
    stop: () => observer.disconnect(),
  };
}

/** Streams, and the video of an event, which comes as it is played. */
function isLongByNature({ name, initiatorType }: PerformanceResourceTiming): boolean {
  return initiatorType === 'video' || STREAM_PATHS.has(new URL(name, location.href).pathname);
}
