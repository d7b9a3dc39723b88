import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import type { FeedTiming } from '@vitrine/upstream/sportsbook/feed-client';
import { followTopic } from '@vitrine/upstream/sportsbook/feed-topic';
import type { Logger } from 'pino';
import type { EventReads } from './event-reads.ts';
import type { Topic } from './topic.ts';
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
}

/** Where the events of a topic come from: the operator's reads and the feed gate's streams. */
export interface TopicSource {
  load(topic: Topic, signal: AbortSignal): Promise<readonly SportEvent[]>;
  follow(topic: Topic, handlers: StreamHandlers): Promise<void>;
}

/** Source: 2§7. */
export function topicSource(options: TopicSourceOptions): TopicSource {
  const { reads, hosts, log, now, random, feedTiming } = options;
  return {
    async load(topic, signal) {
      switch (topic.kind) {
        case 'home':
          return reads.live(signal);
        case 'prematch':
          return reads.prematch(topic.sportId, signal);
        case 'match':
        case 'stage':
        case 'season': {
          const event = await reads.wholeEvent(topic.eventId, signal);
          return event ? [event] : [];
        }
      }
    },
    follow(topic, handlers) {
      return followTopic(topic, {
        ...handlers,
        hosts,
        now,
        random,
        onSkipped: (problem: string) => log.warn({ problem }, 'feed message skipped'),
        ...(feedTiming ? { timing: feedTiming } : {}),
      });
    },
  };
}
