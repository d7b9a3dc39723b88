/** A balance that somebody looks at is read anew every minute. Source: 3§9. */
const INTERVAL_MS = 60_000;
/** A page that comes back into view reads it at once, unless it was read so shortly before. Source: 3§9. */
const RETURN_THROTTLE_MS = 15_000;

export interface BalanceWatch {
  readonly refresh: () => void;
  /** Whether somebody looks: a page in the background waits. */
  readonly isWatched: () => boolean;
  /** Does the work again and again until the function it answers is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
  /** Does the work whenever the page comes back into view, until the function it answers is called. */
  readonly onReturn: (work: () => void) => () => void;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

/** Keeps a watched balance fresh. Answers the function that ends it. */
export function watchBalance(watch: BalanceWatch): () => void {
  const { refresh, isWatched, every, onReturn, now } = watch;
  // The page came with its balance.
  let readAt = now();
  const read = (throttleMs: number) => {
    if (!isWatched() || now() - readAt < throttleMs) return;
    readAt = now();
    refresh();
  };
  const stops = [every(INTERVAL_MS, () => read(0)), onReturn(() => read(RETURN_THROTTLE_MS))];
  return () => {
    for (const stop of stops) stop();
  };
}
