import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RelayEdge } from './relay-edge.ts';
import { RelayedTopic, type RelayedTopicOptions, type RelayRole } from './relayed-topic.ts';

interface FeedRelayOptions {
  readonly edge: RelayEdge;
  readonly log: Logger;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** How the topics of an instance are served. */
export interface RelayStatus {
  readonly redis: 'up' | 'down';
  /** What this instance is to the live list. */
  readonly live: RelayRole;
  /** Topics that this instance relays to the cluster. */
  readonly relays: number;
  /** Topics that another instance relays. */
  readonly reads: number;
  /** Topics with a stream of their own that nobody else reads. */
  readonly alone: number;
}

type FollowOptions = Pick<
  RelayedTopicOptions,
  'name' | 'isFirst' | 'handlers' | 'connect' | 'read'
> & {
  readonly signal: AbortSignal;
};

/**
 * Shares the operator's streams between the instances of a cluster: one of them, the relay, holds the lease
 * of a topic and appends what it hears to a stream in Redis, which the others read. A lease that is not
 * renewed for two seconds passes to another instance. Without Redis every instance has streams of its own.
 */
export interface FeedRelay {
  /** Follows a topic, by whichever way, until the signal aborts; resolves then. */
  follow(options: FollowOptions): Promise<void>;
  /** Whether a topic has lost its relay and still waits for another stream: its prices may be old. */
  isSwitching(): boolean;
  /** Calls the listener when `isSwitching` changes. */
  onSwitching(listener: () => void): void;
  status(): RelayStatus;
  /** To be called when nothing is followed any more. */
  close(): Promise<void>;
}

const LEASE_EVERY_MS = 400;
/** How long Redis is left alone after it did not answer; a quarter more or less, by chance. */
const REST_MS = 1_000;
/** After the end of another's lease it is taken at once. */
const PAST_END_MS = 5;

export function createFeedRelay({ edge, log, random }: FeedRelayOptions): FeedRelay {
  const topics = new Map<string, RelayedTopic>();
  const closed = new AbortController();
  let listener: () => void = () => undefined;
  let wasSwitching = false;
  let isNoteDue = false;
  let isEdgeUp = true;
  let isAsking = false;
  let isAskDue = false;
  let isReading = false;
  let timer: NodeJS.Timeout | undefined;

  function isSwitching(): boolean {
    return [...topics.values()].some((topic) => topic.isSwitching);
  }

  /** Once for all topics that change in one turn. */
  function noteSwitching(): void {
    if (isNoteDue) return;
    isNoteDue = true;
    queueMicrotask(() => {
      isNoteDue = false;
      if (isSwitching() === wasSwitching) return;
      wasSwitching = !wasSwitching;
      listener();
    });
  }

  function loseEdge(error: unknown): void {
    if (!isEdgeUp || closed.signal.aborted) return;
    isEdgeUp = false;
    log.warn({ err: error }, 'Redis has no relays: own streams');
    for (const topic of topics.values()) topic.loseEdge();
    askAfter(REST_MS * (0.75 + random() / 2));
  }

  function askAfter(milliseconds: number): void {
    clearTimeout(timer);
    if (!closed.signal.aborted) timer = setTimeout(() => void askLeases(), milliseconds);
  }

  function askSoon(): void {
    if (isEdgeUp) askAfter(0);
  }

  async function askLeases(): Promise<void> {
    if (isAsking) {
      isAskDue = true;
      return;
    }
    isAsking = true;
    isAskDue = false;
    try {
      askAfter(nextAskMs(await takeLeases()));
    } catch (error) {
      if (isEdgeUp) loseEdge(error);
      else askAfter(REST_MS * (0.75 + random() / 2));
    } finally {
      isAsking = false;
    }
  }

  /** When to ask next, in milliseconds: soon, in time for the first lease that ends, or as always. */
  function nextAskMs(firstEndMs: number): number {
    return isAskDue ? 0 : Math.min(LEASE_EVERY_MS, firstEndMs + PAST_END_MS);
  }

  /** Asks for all leases; answers when the first lease of another ends, in milliseconds. */
  async function takeLeases(): Promise<number> {
    const isOpenElsewhere = [...topics.values()].some(({ isRelayOpen }) => isRelayOpen);
    for (const topic of topics.values()) topic.giveUpIfCut(isOpenElsewhere);
    const asked = [...topics.values()].map((topic) => ({ topic, request: topic.request }));
    const wasUp = isEdgeUp;
    const leases = asked.length > 0 ? await edge.lease(asked.map(({ request }) => request)) : [];
    // Lost meanwhile, by another call: what was answered is no longer so.
    if (wasUp && !isEdgeUp) return Infinity;
    if (!isEdgeUp) log.info('Redis has relays again');
    isEdgeUp = true;
    let firstEndMs = Infinity;
    asked.forEach(({ topic, request }, index) => {
      const lease = leases[index];
      if (!lease) return;
      if (topics.get(topic.name) === topic) topic.takeLease(lease);
      else if (lease.kind === 'own') void edge.release(topic.name, request.token).catch(loseEdge);
      if (lease.kind === 'other') firstEndMs = Math.min(firstEndMs, Math.max(0, lease.expiresInMs));
    });
    if (!isReading) void readOn();
    return firstEndMs;
  }

  /** Reads of the relays of others as long as there are any. */
  async function readOn(): Promise<void> {
    isReading = true;
    try {
      while (isEdgeUp && !closed.signal.aborted) {
        const readings = new Map(
          [...topics.values()].flatMap((topic) => {
            const { reading } = topic;
            return reading ? [[topic.name, { topic, reading }] as const] : [];
          }),
        );
        if (readings.size === 0) return;
        const after = [...readings].map(([name, { reading }]) => [name, reading.afterId] as const);
        for (const read of await edge.read(new Map(after))) {
          const found = readings.get(read.topic);
          if (!read.entry) log.warn({ topic: read.topic, id: read.id }, 'relay entry skipped');
          try {
            if (isEdgeUp) found?.topic.takeEntry(read, found.reading);
          } catch (error) {
            log.warn({ err: error, topic: read.topic }, 'relay entry could not be applied');
          }
        }
        // A stream that always has more leaves the process room for everything else.
        await new Promise((resolve) => setImmediate(resolve));
      }
    } catch (error) {
      loseEdge(error);
    } finally {
      isReading = false;
    }
  }

  return {
    isSwitching,
    onSwitching: (added) => void (listener = added),
    follow({ signal, ...options }) {
      const topic = new RelayedTopic({
        ...options,
        edge,
        random,
        token: randomUUID(),
        onEdgeFailed: loseEdge,
        onRelayGone: askSoon,
        onChanged: () => {
          log.debug({ topic: topic.name, role: topic.role }, 'relay role');
          noteSwitching();
        },
      });
      topics.set(topic.name, topic);
      if (isEdgeUp) askSoon();
      else topic.loseEdge();
      return new Promise((resolve) => {
        const end = () => {
          if (topics.get(topic.name) === topic) topics.delete(topic.name);
          topic.close();
          noteSwitching();
          resolve();
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
    },
    status() {
      const all = [...topics.values()];
      const live = all.find(({ isFirst }) => isFirst)?.role ?? 'joining';
      const count = (role: RelayRole) => all.filter((each) => each.role === role).length;
      const redis = isEdgeUp ? 'up' : 'down';
      return { redis, live, relays: count('relay'), reads: count('reader'), alone: count('alone') };
    },
    async close() {
      closed.abort();
      clearTimeout(timer);
      await edge.close();
    },
  };
}
