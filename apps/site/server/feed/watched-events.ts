import type { Followers } from './followers.ts';
import type { HeldTopic } from './held-topic.ts';

interface WatchedEventsOptions {
  readonly hold: (eventId: string) => HeldTopic;
  readonly followers: Followers;
  /** Whether an event stands in one of the hub's lists, which proves that it exists. */
  readonly isListed: (eventId: string) => boolean;
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
 * The events that the hub follows one by one, with all their markets. An event that nobody has proven
 * to exist has one of few places, until its first reading; it never takes the place of another.
 */
export interface WatchedEvents {
  /** The topic of an event that is watched already. */
  find(eventId: string): HeldTopic | null;
  /** Whether an event is known to exist. */
  isProven(eventId: string): boolean;
  /** The topic of an event, watched from now on; null when there is no place for it. */
  watch(eventId: string): HeldTopic | null;
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

export function watchedEvents(options: WatchedEventsOptions): WatchedEvents {
  const { hold, followers, isListed, now } = options;
  const watched = new Map<string, Watched>();

  function release(eventId: string): void {
    watched.get(eventId)?.held.feed.close();
    watched.delete(eventId);
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
      .map(([eventId]) => eventId);
    const idle = oldestFirst.find((eventId) => !followers.isFollowed(eventId));
    const least = idle ?? broadest(oldestFirst);
    if (least === undefined) return false;
    release(least);
    return true;
  }

  function broadest(eventIds: readonly string[]): string | undefined {
    const alone = eventIds.filter((eventId) => !followers.isShared(eventId));
    const [first] = alone.sort(
      (one, other) => followers.breadthOf(other) - followers.breadthOf(one),
    );
    return first !== undefined && followers.breadthOf(first) > BROAD_FOLLOWER ? first : undefined;
  }

  /** An event that was read gets a place among the proven, one that can't be found none at all. */
  async function prove(eventId: string, entry: Watched): Promise<void> {
    await entry.held.feed.loaded().catch(() => undefined);
    if (watched.get(eventId) !== entry || entry.isProven) return;
    if (entry.held.feed.catalogue().eventIds.length > 0 && makePlace()) entry.isProven = true;
    else release(eventId);
  }

  return {
    find: (eventId) => watched.get(eventId)?.held ?? null,
    isProven: (eventId) => isListed(eventId) || (watched.get(eventId)?.isProven ?? false),
    watch(eventId) {
      const known = watched.get(eventId);
      if (known) {
        known.lastAskedAt = now();
        return known.held;
      }
      const isProven = isListed(eventId);
      if (isProven ? !makePlace() : countOf(false) >= MAX_UNPROVEN) return null;
      const entry = { held: hold(eventId), isProven, lastAskedAt: now() };
      watched.set(eventId, entry);
      if (!isProven) void prove(eventId, entry);
      return entry.held;
    },
    topics: () => [...watched.values()].map(({ held }) => held).reverse(),
    releaseIdle() {
      for (const [eventId, entry] of watched) {
        if (followers.isFollowed(eventId)) entry.lastAskedAt = now();
        else if (now() - entry.lastAskedAt > LINGER_MS) release(eventId);
      }
    },
    close() {
      for (const eventId of [...watched.keys()]) release(eventId);
    },
  };
}
