import type { EventProofs } from '../event-proofs.ts';
import type { Followers } from '../followers.ts';
import type { Channel, FrameBroadcast } from '../frames/frame-broadcast.ts';
import type { HeldTopic } from '../held-topic.ts';
import { isEventTopic, type Topic, topicName } from '../topic.ts';
import type { WatchedTopics } from '../watched-topics.ts';

/** A browser's event stream. */
export interface Subscriber {
  /** Version of the page, or of the last frame that came. */
  readonly since: string;
  /** Where the browser connects from; many can share one. */
  readonly address: string;
  /** Sends an encoded server-sent event. */
  readonly send: (encoded: Buffer) => void;
}

type Watching = Pick<WatchedTopics, 'isProven' | 'watch'>;

interface StreamsOptions {
  readonly broadcast: FrameBroadcast;
  /** What every stream hears: whether the operator's feed is up. */
  readonly feedChannel: Channel;
  readonly watched: Watching;
  readonly tournaments: Watching;
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
/** So long a stream's first frames wait for the events it names that are being looked for, in milliseconds. */
const LOOKED_WITHIN_MS = 3_000;

export function createStreams(options: StreamsOptions): Streams {
  const { broadcast, feedChannel, watched, tournaments, followers, proofs, list, started } =
    options;
  /** By topic of a list, what lets a stream that named it hear it when it opens. */
  const joins = new Map<string, Set<(channel: Channel) => void>>();

  function subscribe(topics: readonly Topic[], { since, address, send }: Subscriber): () => void {
    const stops: (() => void)[] = [];
    /** What the first frames are of; the rest is joined later. */
    const channels = [feedChannel];
    const lookedFor = new Set<string>();
    let continuesFrom = since;
    let isGreeted = false;
    let isStopped = false;

    /** The channel of an event that is shown or of a tournament, if there is a place for it. */
    function follow(id: string, watching: Watching): Channel | null {
      const isFree = followers.isFollowed(id) || followers.aloneWith(address) < MAX_EVENTS_ALONE;
      const topic = isFree ? watching.watch(id) : null;
      if (!topic) return null;
      stops.push(followers.add(id, address));
      return topic.channel;
    }

    function join(channel: Channel): void {
      if (isGreeted) stops.push(broadcast.subscribe([channel], '', send));
      else channels.push(channel);
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
      if (isEventTopic(topic)) return channelOfOne(topic.eventId, watched);
      if (topic.kind === 'tournament') return channelOfOne(topic.tournamentId, tournaments);
      return channelOfList(topicName(topic));
    }

    function channelOfOne(id: string, watching: Watching): Channel | null {
      if (watching.isProven(id)) return follow(id, watching);
      const onProven = () => {
        const channel = follow(id, watching);
        if (!channel) return;
        // Nobody here has noted what became of it since the page was made.
        continuesFrom = '';
        join(channel);
      };
      const onLooked = () => {
        lookedFor.delete(id);
        if (lookedFor.size === 0) greet();
      };
      lookedFor.add(id);
      stops.push(proofs.ask(id, address, { onProven, onLooked }));
      return null;
    }

    function greet(): void {
      if (isGreeted || isStopped) return;
      isGreeted = true;
      stops.push(broadcast.subscribe(channels, continuesFrom, send));
    }

    function begin(): void {
      channels.push(...topics.flatMap((topic) => channelOf(topic) ?? []));
      if (lookedFor.size === 0) {
        greet();
        return;
      }
      const timer = setTimeout(greet, LOOKED_WITHIN_MS);
      stops.push(() => clearTimeout(timer));
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
