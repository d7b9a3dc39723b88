/** A balance that somebody looks at is read anew every minute. Source: 3§9. */
const INTERVAL_MS = 60_000;

export interface BalanceWatch {
  readonly refresh: () => void;
  /** Whether somebody looks: a page in the background waits. */
  readonly isWatched: () => boolean;
  /** Does the work again and again until the function it answers is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
}

/** Keeps a watched balance fresh. Answers the function that ends it. */
export function watchBalance({ refresh, isWatched, every }: BalanceWatch): () => void {
  return every(INTERVAL_MS, () => {
    if (isWatched()) refresh();
  });
}
