/** The stream of live prices stays open for minutes by its nature. */
const STREAM_PATH = '/live';

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
    for (const { name, duration } of list.getEntries()) {
      if (new URL(name, location.href).pathname !== STREAM_PATH) durations.push(duration);
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
