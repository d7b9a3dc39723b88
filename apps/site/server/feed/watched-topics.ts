import type { Followers } from './followers.ts';
import type { HeldTopic } from './held-topic.ts';

interface WatchedTopicsOptions {
  /** Follows the topic of an event, or of a tournament. */
  readonly hold: (id: string) => HeldTopic;
  readonly followers: Followers;
  /** Whether one stands in the hub's lists, which proves that it exists. */
  readonly isListed: (id: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Watched {
  readonly held: HeldTopic;
  /** Whether the event is known to exist: it is in a list, or a reading has found it. */
  isProven: boolean;
  /** Epoch milliseconds. */
  lastAskedAt: number;
}

/**
 * What the hub follows one by one while it is watched: events with all their markets, or tournaments. One
 * that nobody has proven to exist has one of few places, until its first reading; it never takes the place
 * of another. A tournament without matches is as good as none.
 */
export interface WatchedTopics {
  /** The topic of an event that is watched already. */
  find(id: string): HeldTopic | null;
  /** Whether an event is known to exist. */
  isProven(id: string): boolean;
  /** The topic of an event, watched from now on; null when there is no place for it. */
  watch(id: string): HeldTopic | null;
  /** Latest first. */
  topics(): readonly HeldTopic[];
  /** Releases the events that nobody has asked for of late. */
  releaseIdle(): void;
  close(): void;
}

const LINGER_MS = 60_000;
const MAX_PROVEN = 400;
const MAX_UNPROVEN = 40;
/** Events of an address that follows more than this many give way to others when all places are taken. */
const BROAD_FOLLOWER = 10;

export function watchedTopics(options: WatchedTopicsOptions): WatchedTopics {
  const { hold, followers, isListed, now } = options;
  const watched = new Map<string, Watched>();

  function release(id: string): void {
    watched.get(id)?.held.feed.close();
    watched.delete(id);
  }

  function countOf(isProven: boolean): number {
    return [...watched.values()].filter((each) => each.isProven === isProven).length;
  }

  /**
   * Makes a place among the proven: nobody's event first, the one asked for longest ago; then one that
   * only an address with many others follows. False when all are needed more.
   */
  function makePlace(): boolean {
    if (countOf(true) < MAX_PROVEN) return true;
    const oldestFirst = [...watched]
      .filter(([, { isProven }]) => isProven)
      .sort(([, one], [, other]) => one.lastAskedAt - other.lastAskedAt)
      .map(([id]) => id);
    const idle = oldestFirst.find((id) => !followers.isFollowed(id));
    const least = idle ?? broadest(oldestFirst);
    if (least === undefined) return false;
    release(least);
    return true;
  }

  function broadest(ids: readonly string[]): string | undefined {
    const alone = ids.filter((id) => !followers.isShared(id));
    const [first] = alone.sort(
      (one, other) => followers.breadthOf(other) - followers.breadthOf(one),
    );
    return first !== undefined && followers.breadthOf(first) > BROAD_FOLLOWER ? first : undefined;
  }

  /** An event that was read gets a place among the proven, one that can't be found none at all. */
  async function prove(id: string, entry: Watched): Promise<void> {
    await entry.held.feed.loaded().catch(() => undefined);
    if (watched.get(id) !== entry || entry.isProven) return;
    if (entry.held.feed.catalogue().eventIds.length > 0 && makePlace()) entry.isProven = true;
    else release(id);
  }

  return {
    find: (id) => watched.get(id)?.held ?? null,
    isProven: (id) => isListed(id) || (watched.get(id)?.isProven ?? false),
    watch(id) {
      const known = watched.get(id);
      if (known) {
        known.lastAskedAt = now();
        return known.held;
      }
      const isProven = isListed(id);
      if (isProven ? !makePlace() : countOf(false) >= MAX_UNPROVEN) return null;
      const entry = { held: hold(id), isProven, lastAskedAt: now() };
      watched.set(id, entry);
      if (!isProven) void prove(id, entry);
      return entry.held;
    },
    topics: () => [...watched.values()].map(({ held }) => held).reverse(),
    releaseIdle() {
      for (const [id, entry] of watched) {
        if (followers.isFollowed(id)) entry.lastAskedAt = now();
        else if (now() - entry.lastAskedAt > LINGER_MS) release(id);
      }
    },
    close() {
      for (const id of [...watched.keys()]) release(id);
    },
  };
}
