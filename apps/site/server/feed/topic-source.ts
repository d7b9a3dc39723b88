import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import type { FeedState, FeedTiming } from '@vitrine/upstream/sportsbook/feed-client';
import { followTopic, readTopicEvent } from '@vitrine/upstream/sportsbook/feed-topic';
import type { Logger } from 'pino';
import type { EventReads } from './event-reads.ts';
import type { FeedRelay } from './relay/feed-relay.ts';
import type { UplinkFrom, UplinkHandlers } from './relay/uplink.ts';
import { topicName, type Topic } from './topic.ts';
import type { StreamHandlers } from './topic-feed.ts';

interface TopicSourceOptions {
  readonly reads: EventReads;
  readonly hosts: HostAddresses;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly feedTiming?: Partial<FeedTiming>;
  /** Shares the streams with other instances; each has its own without. */
  readonly relay?: FeedRelay | undefined;
}

/**
 * The live list's stream looks for a lost feed gate at least this often, and tells the others, which may
 * wait for longer: hundreds of streams don't call a gate that is down.
 */
const PROBE_EVERY_MS = 1_500;

/** Where the events of a topic come from: the operator's reads and the feed gate's streams. */
export interface TopicSource {
  load(topic: Topic, signal: AbortSignal): Promise<readonly SportEvent[]>;
  follow(topic: Topic, handlers: StreamHandlers): Promise<void>;
}

/** Source: 2§7. */
export function topicSource(options: TopicSourceOptions): TopicSource {
  const { reads, hosts, log, now, random, feedTiming, relay } = options;
  const gateBack = new Set<() => void>();
  function onGateBack(listener: () => void): () => void {
    gateBack.add(listener);
    return () => void gateBack.delete(listener);
  }

  function connect(
    topic: Topic,
    handlers: Pick<StreamHandlers, 'onMessage' | 'onState' | 'signal'> &
      Partial<UplinkHandlers & UplinkFrom>,
    onSkipped: (problem: string, isNews: boolean) => void,
  ): Promise<void> {
    const isProbe = topic.kind === 'home';
    const probing = isProbe ? { longestWaitMs: PROBE_EVERY_MS } : {};
    return followTopic(topic, {
      ...handlers,
      hosts,
      now,
      random,
      onSkipped,
      ...(isProbe ? {} : { onGateBack }),
      timing: { ...probing, ...feedTiming },
    });
  }

  return {
    async load(topic, signal) {
      switch (topic.kind) {
        case 'home':
          return reads.live(signal);
        case 'prematch':
          return reads.prematch(topic.sportId, signal);
        case 'tournament':
          return reads.tournament(topic.tournamentId, signal);
        case 'match':
        case 'stage':
        case 'season': {
          const event = await reads.wholeEvent(topic.eventId, signal);
          return event ? [event] : [];
        }
      }
    },
    follow(topic, { signal, ...handlers }) {
      function onSkipped(problem: string, isNews: boolean): void {
        log.warn({ problem }, 'feed message skipped');
        if (isNews) handlers.onUnreadable();
      }
      const isProbe = topic.kind === 'home';
      const heard = {
        ...handlers,
        onState(state: FeedState) {
          handlers.onState(state);
          if (isProbe && state.kind === 'open') gateBack.forEach((wake) => wake());
        },
      };
      if (!relay) return connect(topic, { ...heard, signal }, onSkipped);
      return relay.follow({
        name: topicName(topic),
        isFirst: isProbe,
        handlers: heard,
        connect: (uplink, from) => connect(topic, { ...uplink, ...from }, onSkipped),
        read(event) {
          const read = readTopicEvent(event, now());
          if (!read.ok) onSkipped(read.problem, read.isNews);
          return read.ok ? read.message : null;
        },
        signal,
      });
    },
  };
}
