import { elapsedMs } from '@vitrine/betting/base/elapsed';
import type { Store } from '../../app/services/base/store/store.ts';

export interface RequestLimits {
  /** Pages and forms a minute from one address, which many phones may share; 0 for no limit. */
  readonly perAddress: number;
  /** Pages and forms a minute of one bettor; 0 for no limit. */
  readonly perAccount: number;
}

interface RequestCountsOptions {
  readonly store: Pick<Store, 'increment'>;
  readonly limits: RequestLimits;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type Kind = 'address' | 'account';

/** Counts requests over all processes. */
export interface RequestCounts {
  /** Counts one; how many seconds to wait when there were too many, else null. */
  count(kind: Kind, name: string): Promise<number | null>;
}

const WINDOW_MS = 60_000;
/**
 * A process tells the store of requests by so many parts of a limit. Most visitors never come to the first, so that
 * their pages cost the store nothing; a limit is exact to a part for each process.
 */
const STEPS = 20;
/** Counts of windows that are over are dropped when there are more than this. */
const MOST_COUNTS = 10_000;

interface Count {
  readonly since: number;
  requests: number;
  /** Whether the store has said that there were too many. */
  isOver: boolean;
}

export function createRequestCounts({ store, limits, now }: RequestCountsOptions): RequestCounts {
  const counts = new Map<string, Count>();

  function isUnderWay({ since }: Count): boolean {
    return elapsedMs(since, now()) < WINDOW_MS;
  }

  function countOf(key: string): Count {
    const known = counts.get(key);
    if (known && isUnderWay(known)) return known;
    const count = { since: now(), requests: 0, isOver: false };
    counts.delete(key);
    dropOver();
    counts.set(key, count);
    return count;
  }

  function dropOver(): void {
    if (counts.size < MOST_COUNTS) return;
    // In the order of their beginnings.
    for (const [key, count] of counts) {
      if (isUnderWay(count)) return;
      counts.delete(key);
    }
  }

  return {
    async count(kind, name) {
      const limit = kind === 'address' ? limits.perAddress : limits.perAccount;
      if (limit === 0) return null;
      const key = `requests:${kind}:${name}`;
      const count = countOf(key);
      count.requests += 1;
      const step = Math.max(1, Math.floor(limit / STEPS));
      if (!count.isOver && count.requests % step === 0) {
        // A store that can't be reached counts nothing, and keeps nobody out.
        const steps = await store.increment(key, WINDOW_MS).catch(() => 0);
        count.isOver ||= steps * step >= limit;
      }
      return count.isOver ? Math.ceil((count.since + WINDOW_MS - now()) / 1_000) : null;
    },
  };
}
