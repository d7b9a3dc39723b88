import type { EventProofs } from '../event-proofs.ts';
import type { Followers } from '../followers.ts';
import type { Channel, FrameBroadcast } from '../frame-broadcast.ts';
import type { HeldTopic } from '../held-topic.ts';
import { isEventTopic, type Topic, topicName } from '../topic.ts';
import type { WatchedEvents } from '../watched-events.ts';

/** A browser's event stream. */
export interface Subscriber {
  /** Version of the page, or of the last frame that came. */
  readonly since: string;
  /** Where the browser connects from; many can share one. */
  readonly address: string;
  /** Sends an encoded server-sent event. */
  readonly send: (encoded: Buffer) => void;
}

interface StreamsOptions {
  readonly broadcast: FrameBroadcast;
  /** What every stream hears: whether the operator's feed is up. */
  readonly feedChannel: Channel;
  readonly watched: Pick<WatchedEvents, 'isProven' | 'watch'>;
  readonly followers: Followers;
  readonly proofs: EventProofs;
  /** The live list or a list of upcoming events by the name of its topic. */
  readonly list: (name: string) => HeldTopic | undefined;
  /** Settles with the first reading; null once that was. */
  readonly started: () => Promise<void> | null;
}

/** The browsers' event streams, and which topics each hears. */
export interface Streams {
  /** As `FeedHub.subscribe`. */
  subscribe(topics: readonly Topic[], subscriber: Subscriber): () => void;
  /** A list was opened: streams that named it before hear it from now on. */
  noteOpened(list: HeldTopic): void;
}

/** Events that one address follows and nobody else, beyond which it is given no further one. */
const MAX_EVENTS_ALONE = 120;

export function createStreams(options: StreamsOptions): Streams {
  const { broadcast, feedChannel, watched, followers, proofs, list, started } = options;
  /** By topic of a list, what lets a stream that named it hear it when it opens. */
  const joins = new Map<string, Set<(channel: Channel) => void>>();

  function subscribe(topics: readonly Topic[], { since, address, send }: Subscriber): () => void {
    const stops: (() => void)[] = [];
    let isStopped = false;

    /** The channel of an event that is shown, if there is a place for it. */
    function follow(eventId: string): Channel | null {
      const isFree =
        followers.isFollowed(eventId) || followers.aloneWith(address) < MAX_EVENTS_ALONE;
      const topic = isFree ? watched.watch(eventId) : null;
      if (!topic) return null;
      stops.push(followers.add(eventId, address));
      return topic.channel;
    }

    function join(channel: Channel): void {
      stops.push(broadcast.subscribe([channel], '', send));
    }

    /** A process that has just started, or a sport without events, opens its list later. */
    function channelOfList(name: string): Channel | null {
      const waiting = joins.get(name) ?? new Set();
      joins.set(name, waiting.add(join));
      stops.push(() => {
        waiting.delete(join);
        if (waiting.size === 0 && joins.get(name) === waiting) joins.delete(name);
      });
      return list(name)?.channel ?? null;
    }

    function channelOf(topic: Topic): Channel | null {
      if (!isEventTopic(topic)) return channelOfList(topicName(topic));
      const { eventId } = topic;
      if (watched.isProven(eventId)) return follow(eventId);
      const onProven = () => {
        const channel = follow(eventId);
        if (channel) join(channel);
      };
      stops.push(proofs.ask(eventId, address, onProven));
      return null;
    }

    function begin(): void {
      const channels = topics.flatMap((topic) => channelOf(topic) ?? []);
      stops.push(broadcast.subscribe([feedChannel, ...channels], since, send));
    }

    // A stream that has caught up with nothing would take old prices for present ones.
    const starting = started();
    if (starting) void starting.then(() => isStopped || begin());
    else begin();
    return () => {
      isStopped = true;
      stops.forEach((stop) => stop());
    };
  }

  return {
    subscribe,
    noteOpened({ topic, channel }) {
      joins.get(topicName(topic))?.forEach((join) => join(channel));
    },
  };
}
