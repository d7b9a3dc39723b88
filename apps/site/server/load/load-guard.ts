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
  /** So many pages at once are more than a busy process can make soon. */
  readonly pages: number;
}

/** What the guard sees when it begins or ends to refuse pages. */
export interface LoadChange {
  readonly isShedding: boolean;
  readonly delayMs: number;
  readonly pages: number;
}

/** How an event loop did since it was last looked at. */
export interface LoopState {
  /** How late it was, on average. */
  readonly delayMs: number;
  /** For which share of the time it had something to do, from 0 to 1. */
  readonly busyShare: number;
}

interface LoadGuardOptions {
  readonly loop: () => LoopState;
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
/** A loop that has something to do for this share of the time makes pages as fast as it can. */
const BUSY_SHARE = 0.8;
/** So many times the limit of pages are taken while the loop has little to do. */
const WAITING_TIMES = 10;
/** How many shared pages are made at once while pages are refused. */
const SHARED_AT_ONCE = 4;

/**
 * A guard of one process. Past a limit it refuses pages that are made for one visitor, and most new shared ones,
 * until both the event loop and the number of pages are well below their limits.
 */
export function createLoadGuard({ loop, limits, onChange }: LoadGuardOptions): LoadGuard {
  let isShedding = false;
  let last: LoopState = { delayMs: 0, busyShare: 0 };
  let pages = 0;
  let sharedPages = 0;

  function decide(): void {
    const share = isShedding ? CALM_SHARE : 1;
    // Pages that wait for the operator keep no loop busy: more of them are taken.
    const mostPages = limits.pages * (last.busyShare >= BUSY_SHARE ? 1 : WAITING_TIMES);
    const isBeyond = last.delayMs >= limits.delayMs * share || pages >= mostPages * share;
    if (isBeyond === isShedding) return;
    isShedding = isBeyond;
    onChange({ isShedding, delayMs: last.delayMs, pages });
  }

  function isRefused(weight: PageWeight): boolean {
    if (!isShedding || weight === 'needed') return false;
    return weight === 'own' || sharedPages >= SHARED_AT_ONCE;
  }

  return {
    look() {
      last = loop();
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
