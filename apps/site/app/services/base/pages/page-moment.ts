/** When a page shows the catalogue, and what is made for all who ask at that time. */
export interface PageMoment {
  /** The frame from which a browser's live stream goes on: what is made here is never older. */
  readonly liveVersion: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** What `make` resolved with under this key, made unless it is there; a failure is not kept. */
  once<Made>(key: string, make: () => Promise<Made>): Promise<Made>;
}

export function pageMoment(liveVersion: string, madeAt: number): PageMoment {
  const all = new Map<string, Promise<unknown>>();
  return {
    liveVersion,
    madeAt,
    once<Made>(key: string, make: () => Promise<Made>) {
      // Safe: a key names what is made.
      const known = all.get(key) as Promise<Made> | undefined;
      if (known) return known;
      const made = make();
      all.set(key, made);
      made.catch(() => all.delete(key));
      return made;
    },
  };
}
