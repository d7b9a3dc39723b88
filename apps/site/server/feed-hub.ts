import {
  cleanTimestamps,
  eventOf,
  eventsOf,
  removeOldEvents,
  staleEventIds,
  type CatalogueScope,
  type CatalogueStep,
  type LiveCatalogue,
} from '@vitrine/betting/live-catalogue';
import type { SportEvent } from '@vitrine/betting/event';
import type { HostAddresses } from '@vitrine/upstream/address';
import { readHeadbar, type HeadbarItem } from '@vitrine/upstream/catalogue/headbar';
import type { UpstreamClient } from '@vitrine/upstream/client';
import type { FeedTiming } from '@vitrine/upstream/feed-client';
import type { Logger } from 'pino';
import type { CatalogueReader } from '../app/services/catalogue-reader.ts';
import { eventReads } from './event-reads.ts';
import { frameBroadcast, type Channel } from './frame-broadcast.ts';
import { frameDraft, wholeFrame } from './frame-draft.ts';
import { prematchSports } from './headbar.ts';
import { outcomeIndex, type OutcomeIndex } from './outcome-index.ts';
import { isEventId, topicName, type Topic } from './topic.ts';
import { openTopicFeed, type TopicFeed } from './topic-feed.ts';
import { topicSource } from './topic-source.ts';
import { untilAborted } from './until-aborted.ts';

interface FeedHubOptions {
  readonly upstream: UpstreamClient;
  readonly hosts: HostAddresses;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Names this process in versions. Letters and digits. */
  readonly epoch: string;
  readonly feedTiming?: Partial<FeedTiming>;
}

/**
 * Holds what all browsers see: one upstream stream per topic however many browsers follow it. The
 * live list and the upcoming events of the header bar's sports are always there; an event with all
 * its markets while somebody follows it, and a minute after it was last asked for. Source: 2§4, 2§7.
 */
export interface FeedHub extends CatalogueReader {
  /** Settles when the first reading of the header bar and the live list has come or failed. */
  readonly started: Promise<void>;
  /**
   * Sends encoded server-sent events of the topics: what came after the version `since`, or all
   * there is, and then each new frame. Topics nobody knows stay silent. Answers the way to stop.
   */
  subscribe(topics: readonly Topic[], since: string, send: (encoded: Buffer) => void): () => void;
  /** What the passing of time asks for; to be called every few seconds. */
  maintain(): void;
  status(): { readonly feed: 'up' | 'down'; readonly topics: number };
  close(): void;
}

interface HeldTopic {
  readonly topic: Topic;
  readonly feed: TopicFeed;
  readonly channel: Channel;
  readonly outcomes: OutcomeIndex;
  /** Epoch milliseconds. */
  lastAskedAt: number;
}

const READ_DEADLINE_MS = 15_000;
const LINGER_MS = 60_000;
const MAX_WATCHED_EVENTS = 400;
const HEADBAR_EVERY_MS = 60_000;
const STALE_CHECK_EVERY_MS = 180_000;
const TIMESTAMPS_EVERY_MS = 15 * 60_000;
/** Beyond this, reading the list is cheaper than reading its matches. */
const MAX_STALE_READS = 20;

const SCOPES: Readonly<Record<Topic['kind'], CatalogueScope>> = {
  home: 'live',
  prematch: 'prematch',
  match: 'event',
};

export function createFeedHub(options: FeedHubOptions): FeedHub {
  const { upstream, hosts, log, now, random, epoch, feedTiming } = options;
  const reads = eventReads(upstream, { now, deadlineMs: READ_DEADLINE_MS });
  const source = topicSource({
    reads,
    hosts,
    log,
    now,
    random,
    ...(feedTiming ? { feedTiming } : {}),
  });
  const broadcast = frameBroadcast({ epoch, now });
  const held = new Map<string, HeldTopic>();
  const closed = new AbortController();
  let headbar: readonly HeadbarItem[] = [];
  let headbarAskedAt = -Infinity;
  let staleCheckedAt = now();
  let timestampsCleanedAt = now();
  let wasUp = false;

  const feedDraft = frameDraft();
  const feedChannel = broadcast.open({
    take: feedDraft.take,
    whole: () => ({ gap: true, f: feedUp() }),
  });
  const home = hold({ kind: 'home' });
  const started = Promise.allSettled([refreshHeadbar(), home.feed.loaded()]).then(() => undefined);

  function hold(topic: Topic): HeldTopic {
    const name = topicName(topic);
    const draft = frameDraft();
    const outcomes = outcomeIndex(() => feed.catalogue());
    const tell = ({ catalogue, changes }: CatalogueStep, before: LiveCatalogue): void => {
      outcomes.noteChanges(changes);
      for (const change of changes) draft.note(change, before, catalogue);
      channel.announce();
      if (changes.some(({ kind }) => kind === 'feed')) noteFeed();
    };
    const feed: TopicFeed = openTopicFeed({
      scope: SCOPES[topic.kind],
      now,
      load: (signal) => source.load(topic, signal),
      follow: (handlers) => source.follow(topic, handlers),
      onLoadFailed: (error) => log.warn({ err: error, topic: name }, 'topic not read'),
      onUp: (up) => {
        log.info({ topic: name, up }, 'feed');
        noteFeed();
      },
      onStep: tell,
      onLoaded(step, before) {
        // A page that waited for the first reading has it in its HTML.
        if (channel.subscriberCount() > 0) tell(step, before);
        else outcomes.noteChanges(step.changes);
      },
    });
    const whole = () => wholeFrame(feed.catalogue());
    const channel = broadcast.open({ take: draft.take, whole });
    const holding = { topic, feed, channel, outcomes, lastAskedAt: now() };
    held.set(name, holding);
    return holding;
  }

  function release({ topic, feed }: HeldTopic): void {
    feed.close();
    held.delete(topicName(topic));
  }

  function releaseUnfollowed(holding: HeldTopic): void {
    if (holding.channel.subscriberCount() === 0) release(holding);
  }

  /** The live list's stream stands for the feed as a whole. */
  function feedUp(): boolean {
    return home.feed.isUp() && home.feed.catalogue().producersDown.length === 0;
  }

  function noteFeed(): void {
    if (feedUp() === wasUp) return;
    wasUp = !wasUp;
    feedDraft.noteFeed(wasUp);
    feedChannel.announce();
  }

  async function refreshHeadbar(): Promise<void> {
    headbarAskedAt = now();
    try {
      headbar = await readHeadbar(upstream, { deadlineMs: READ_DEADLINE_MS });
    } catch (error) {
      headbarAskedAt = -Infinity;
      log.warn({ err: error }, 'header bar not read');
      return;
    }
    if (closed.signal.aborted) return;
    const sports = prematchSports(headbar);
    for (const holding of [...held.values()]) {
      const { topic } = holding;
      if (topic.kind === 'prematch' && !sports.has(topic.sportId)) release(holding);
    }
    for (const sportId of sports) {
      const topic = { kind: 'prematch', sportId } as const;
      if (!held.has(topicName(topic))) hold(topic);
    }
  }

  /** The topic of an event, held from now on; null when too many are followed already. */
  function watch(eventId: string): HeldTopic | null {
    const topic = { kind: 'match', eventId } as const;
    const holding = held.get(topicName(topic));
    if (holding) {
      holding.lastAskedAt = now();
      return holding;
    }
    const watched = [...held.values()].filter((other) => other.topic.kind === 'match');
    if (watched.length >= MAX_WATCHED_EVENTS) {
      const idle = watched.filter(({ channel }) => channel.subscriberCount() === 0);
      const oldest = idle.sort((one, other) => one.lastAskedAt - other.lastAskedAt)[0];
      if (!oldest) return null;
      release(oldest);
    }
    return hold(topic);
  }

  function topicOf(topic: Topic): HeldTopic | null {
    if (topic.kind === 'match') return watch(topic.eventId);
    return held.get(topicName(topic)) ?? null;
  }

  async function event(eventId: string, signal?: AbortSignal): Promise<SportEvent | null> {
    if (!isEventId(eventId)) return null;
    const holding = watch(eventId);
    if (!holding) return reads.wholeEvent(eventId, signal ?? closed.signal);
    await untilAborted(holding.feed.loaded(), signal).catch((error: unknown) => {
      if (!signal?.aborted) releaseUnfollowed(holding);
      throw error;
    });
    const found = eventOf(holding.feed.catalogue(), eventId);
    if (!found) releaseUnfollowed(holding);
    return found ?? null;
  }

  async function readStale(): Promise<void> {
    const stale = staleEventIds(home.feed.catalogue(), now());
    if (stale.length > MAX_STALE_READS) {
      home.feed.reload();
      return;
    }
    for (const eventId of stale) {
      const fresh = await reads.event(eventId, closed.signal);
      home.feed.apply(
        fresh
          ? { kind: 'fixtureChange', event: fresh, reason: 'changed' }
          : { kind: 'switchEvent', eventId, isShown: false, replacedBy: null },
      );
    }
  }

  function maintain(): void {
    const time = now();
    for (const holding of [...held.values()]) {
      const { topic, feed, channel } = holding;
      if (channel.subscriberCount() > 0) holding.lastAskedAt = time;
      const isIdle = topic.kind === 'match' && time - holding.lastAskedAt > LINGER_MS;
      if (isIdle) release(holding);
      else feed.take(removeOldEvents(feed.catalogue(), time));
    }
    if (time - headbarAskedAt >= HEADBAR_EVERY_MS) void refreshHeadbar();
    if (time - staleCheckedAt >= STALE_CHECK_EVERY_MS) {
      staleCheckedAt = time;
      readStale().catch((error: unknown) => log.warn({ err: error }, 'stale matches not read'));
    }
    if (time - timestampsCleanedAt >= TIMESTAMPS_EVERY_MS) {
      timestampsCleanedAt = time;
      for (const { feed } of held.values()) {
        feed.take({ catalogue: cleanTimestamps(feed.catalogue(), time), changes: [] });
      }
    }
  }

  return {
    started,
    event,
    feedUp,
    maintain,
    version: broadcast.version,
    headbar: () => headbar,
    liveEvents: () => inKickOffOrder(home.feed.catalogue()),
    upcomingEvents(sportId) {
      const holding = held.get(topicName({ kind: 'prematch', sportId }));
      return holding ? inKickOffOrder(holding.feed.catalogue()) : [];
    },
    outcome(outcomeId) {
      // Latest first: the topic of an event holds more of it than the lists do.
      for (const { outcomes } of [...held.values()].reverse()) {
        const priced = outcomes.find(outcomeId);
        if (priced) return priced;
      }
      return null;
    },
    subscribe(topics, since, send) {
      const channels = topics.flatMap((topic) => topicOf(topic)?.channel ?? []);
      return broadcast.subscribe([feedChannel, ...channels], since, send);
    },
    status: () => ({ feed: feedUp() ? 'up' : 'down', topics: held.size }),
    close() {
      closed.abort();
      broadcast.close();
      for (const holding of [...held.values()]) release(holding);
    },
  };
}

function inKickOffOrder(catalogue: LiveCatalogue): readonly SportEvent[] {
  return [...eventsOf(catalogue)].sort(
    (one, other) => one.scheduledAt - other.scheduledAt || one.id.localeCompare(other.id),
  );
}
