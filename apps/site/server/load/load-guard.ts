/** What a page is to a site that has more to do than it can. */
export type PageWeight =
  /** About money, the slip or a log-in: always made. */
  | 'needed'
  /** Made once for all who ask. */
  | 'shared'
  /** Made for one visitor. */
  | 'own';

export interface LoadLimits {
  /** Late by so much, on average, an event loop has more to do than it can. */
  readonly delayMs: number;
  /** So many pages at once are more than a process can make soon. */
  readonly pages: number;
}

/** What the guard sees when it begins or ends to refuse pages. */
export interface LoadChange {
  readonly isShedding: boolean;
  readonly delayMs: number;
  readonly pages: number;
}

interface LoadGuardOptions {
  /** How late the event loop was since the last time it was asked for, on average. */
  readonly delayMs: () => number;
  readonly limits: LoadLimits;
  readonly onChange: (change: LoadChange) => void;
}

/** Decides which pages a process makes. */
export interface LoadGuard {
  /** Looks at the event loop; to be called a few times a second. */
  look(): void;
  /**
   * Begins a page: the function that has to be called at its end, or null for a page that isn't made now.
   */
  begin(weight: PageWeight): (() => void) | null;
  isShedding(): boolean;
  /** How many pages are made at the moment. */
  pages(): number;
}

/** It ends to refuse at this share of the limits, so that it doesn't change its mind with every page. */
const CALM_SHARE = 0.5;
/** How many shared pages are made at once while pages are refused. */
const SHARED_AT_ONCE = 4;

/**
 * A guard of one process. Past a limit it refuses pages that are made for one visitor, and most new shared ones,
 * until both the event loop and the number of pages are well below their limits.
 */
export function createLoadGuard({ delayMs, limits, onChange }: LoadGuardOptions): LoadGuard {
  let isShedding = false;
  let lastDelayMs = 0;
  let pages = 0;
  let sharedPages = 0;

  function decide(): void {
    const isBeyond = lastDelayMs >= limits.delayMs || pages >= limits.pages;
    const isCalm = lastDelayMs <= limits.delayMs * CALM_SHARE && pages <= limits.pages * CALM_SHARE;
    if (isShedding ? !isCalm : !isBeyond) return;
    isShedding = !isShedding;
    onChange({ isShedding, delayMs: lastDelayMs, pages });
  }

  function isRefused(weight: PageWeight): boolean {
    if (!isShedding || weight === 'needed') return false;
    return weight === 'own' || sharedPages >= SHARED_AT_ONCE;
  }

  return {
    look() {
      lastDelayMs = delayMs();
      decide();
    },
    begin(weight) {
      if (isRefused(weight)) return null;
      const shared = weight === 'shared' ? 1 : 0;
      pages += 1;
      sharedPages += shared;
      decide();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        pages -= 1;
        sharedPages -= shared;
        decide();
      };
    },
    isShedding: () => isShedding,
    pages: () => pages,
  };
}
