import { elapsedMs } from '@vitrine/betting/base/elapsed';
import type { KeptPage } from './kept-page.ts';

interface KeptPagesOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Changes with every change of a list or a market that a page's data show. */
  readonly structureVersion: () => string;
}

/** Pages made once for many, each for a second. */
export interface KeptPages {
  /**
   * The page of a key, made now unless it is kept. While it is made all who ask wait for the same one.
   * `followsStructure` is for data that a script asks for because the structure changed: they are never
   * older than the last change, but for `SETTLE_MS`.
   */
  page(
    key: string,
    options: {
      readonly followsStructure: boolean;
      readonly make: () => Promise<KeptPage | null>;
    },
  ): Promise<KeptPage | null>;
}

/** As long as a page may lag behind; its live stream continues from its version. */
const KEEP_MS = 1_000;
/**
 * However often the structure changes, a page is made at most this often. A browser waits longer before
 * it asks.
 */
const SETTLE_MS = 100;

interface Entry {
  readonly madeAt: number;
  readonly structureVersion: string;
  readonly page: Promise<KeptPage | null>;
}

export function keptPages({ now, structureVersion }: KeptPagesOptions): KeptPages {
  /** In the order in which they were made. */
  const entries = new Map<string, Entry>();

  function isFresh(entry: Entry, followsStructure: boolean): boolean {
    const age = elapsedMs(entry.madeAt, now());
    if (age > KEEP_MS) return false;
    return !followsStructure || age <= SETTLE_MS || entry.structureVersion === structureVersion();
  }

  function dropOld(): void {
    for (const [key, { madeAt }] of entries) {
      if (elapsedMs(madeAt, now()) <= KEEP_MS) return;
      entries.delete(key);
    }
  }

  return {
    page(key, { followsStructure, make }) {
      const kept = entries.get(key);
      if (kept && isFresh(kept, followsStructure)) return kept.page;
      entries.delete(key);
      dropOld();
      const entry = { madeAt: now(), structureVersion: structureVersion(), page: make() };
      entries.set(key, entry);
      // The next one who asks tries again.
      entry.page.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.page;
    },
  };
}
