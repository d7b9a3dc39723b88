import { elapsedMs } from '@vitrine/betting/base/elapsed';
import {
  cleanTimestamps,
  eventsOf,
  removeOldEvents,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { preparedEvent } from '@vitrine/betting/sportsbook/catalogue/hidden-markets';
import { eventKindOf, isTournamentId, readEventKind } from '@vitrine/betting/sportsbook/event-id';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import type { Schedule } from '@vitrine/upstream/base/poller';
import {
  createContentLabels,
  type LabelLanguage,
} from '@vitrine/upstream/sportsbook/content-labels';
import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import { readHeadbar } from '@vitrine/upstream/sportsbook/headbar';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { DeviceType } from '@vitrine/upstream/sportsbook/front-back';
import type { FeedTiming } from '@vitrine/upstream/sportsbook/feed-client';
import type { Logger } from 'pino';
import type { CatalogueReader, EventAnswer } from '../../app/services/base/catalogue-reader.ts';
import { createEndedMatches } from './reads/ended-matches.ts';
import { createEventEntries } from './event-entries.ts';
import { eventProofs } from './event-proofs.ts';
import { eventReads } from './event-reads.ts';
import { createFollowers } from './followers.ts';
import { frameBroadcast } from './frames/frame-broadcast.ts';
import { frameDraft } from './frames/frame-draft.ts';
import { prematchSports } from './headbar.ts';
import { inKickOffOrder } from './kick-off-order.ts';
import { createPageReads } from './reads/page-reads.ts';
import { holdTopic, type HeldTopic } from './held-topic.ts';
import type { FeedRelay, RelayStatus } from './relay/feed-relay.ts';
import { readSilentMarkets, readStaleMatches } from './reads/stale-matches.ts';
import { createStreams, type Streams, type Subscriber } from './streams/streams.ts';
import { topicName, type Topic } from './topic.ts';
import { topicSource } from './topic-source.ts';
import { untilAborted } from './until-aborted.ts';
import { visibilityWatch } from './visibility-watch.ts';
import { watchedTopics } from './watched-topics.ts';

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
  readonly schedule: Schedule;
  /** Tournaments on the brand's list of those left out. Source: 2§5. */
  readonly excludedTournamentIds: ReadonlySet<string>;
  /** The brand's own sports whose live events are blocked when their visibility is Hidden. Source: 2§5. */
  readonly visibilitySportIds: readonly string[];
  /** The language of the content labels. */
  readonly labelLanguage: LabelLanguage;
  /** The flag of a match that begins within 10 minutes, in the words of the brand. Source: 3§4. */
  readonly startsSoon: (minutes: number) => string;
  readonly feedTiming?: Partial<FeedTiming>;
  /** Shares the operator's streams with other instances; each has its own without. */
  readonly relay?: FeedRelay | undefined;
}

/**
 * Holds what all browsers see: one upstream stream per topic however many browsers follow it. The
 * live list and the upcoming events of the header bar's sports are always there; an event with all
 * its markets, and a tournament that these lists don't have, while somebody follows it, and a minute after
 * it was last asked for. Events that are
 * not to be shown are in no answer and no frame. Source: 2§4, 2§5, 2§7.
 */
export interface FeedHub extends CatalogueReader {
  /** Settles when the first reading of the header bar and the live list has come or failed. */
  readonly started: Promise<void>;
  /**
   * Sends what came of the topics after `since`, or all there is, and then each new frame. Topics
   * nobody knows stay silent, and so do events that are not shown; all do before the first reading.
   * Answers the way to stop.
   */
  subscribe(topics: readonly Topic[], subscriber: Subscriber): () => void;
  /** What the passing of time asks for; to be called every few seconds. */
  maintain(): void;
  /** The version of the last change of a list, of the markets of an event, or of the feed's state. */
  structureVersion(): string;
  /** Milliseconds since the stream of the live list was last heard; null before its first message. */
  heardAgoMs(): number | null;
  status(): {
    readonly feed: 'up' | 'down';
    readonly topics: number;
    readonly relay?: RelayStatus;
  };
  close(): void;
}

const READ_DEADLINE_MS = 15_000;
/** A page of an event that takes longer has what the lists know. */
const EVENT_WITHIN_MS = 1_500;
const HEADBAR_EVERY_MS = 60_000;
const STALE_CHECK_EVERY_MS = 180_000;
const TIMESTAMPS_EVERY_MS = 15 * 60_000;

export function createFeedHub(options: FeedHubOptions): FeedHub {
  const { upstream, hosts, log, now, random, epoch, schedule, feedTiming, relay } = options;
  const labels = createContentLabels({
    client: upstream,
    language: options.labelLanguage,
    onMissing: ({ label, error }) => log.warn({ err: error, label }, 'content label missing'),
  });
  const reads = eventReads(upstream, labels, { now, deadlineMs: READ_DEADLINE_MS });
  const timing = feedTiming ? { feedTiming } : {};
  const source = topicSource({ reads, hosts, log, now, random, relay, ...timing });
  const broadcast = frameBroadcast({ epoch, now });
  /** The live list and the upcoming lists by name. */
  const lists = new Map<string, HeldTopic>();
  const followers = createFollowers();
  const closed = new AbortController();
  let headbar: readonly HeaderBarItem[] = [];
  let isHeadbarRead = false;
  let headbarAskedAt = -Infinity;
  let staleCheckedAt = now();
  let timestampsCleanedAt = now();
  let wasUp = false;
  let heardAt: number | null = null;
  let isRead = false;

  const feedDraft = frameDraft();
  const feedChannel = broadcast.open({
    take: feedDraft.take,
    whole: () => ({ gap: true, f: feedUp() }),
  });
  const hold = (topic: Topic): HeldTopic =>
    holdTopic(topic, {
      source,
      broadcast,
      visibility,
      log,
      now,
      startsSoon: options.startsSoon,
      onFeed: noteFeed,
      ...(topic.kind === 'home' ? { onGone: noteGone, onHeard: noteHeard } : {}),
    });
  const tournaments = watchedTopics({
    hold: (tournamentId) => hold({ kind: 'tournament', tournamentId }),
    followers,
    isListed: () => false,
    now,
  });
  const watched = watchedTopics({
    hold: (eventId) => hold({ kind: eventKindOf(eventId), eventId }),
    followers,
    isListed: (eventId) => listed(eventId) !== undefined,
    now,
  });
  const visibility = visibilityWatch({
    upstream,
    log,
    schedule,
    excludedTournamentIds: options.excludedTournamentIds,
    visibilitySportIds: options.visibilitySportIds,
    events: () => held().flatMap(({ feed }) => [...eventsOf(feed.catalogue())]),
    onChange: () => held().forEach(({ review }) => review()),
  });
  const entryOf = createEventEntries({ reads, visibility, listed });
  const proofs = eventProofs({
    prove: (id) => (isTournamentId(id) ? isTournamentThere(id) : isEventThere(id)),
  });
  const ended = createEndedMatches({
    upstream,
    log,
    now,
    async shownOf(matches) {
      await visibility.learn(matches);
      return matches.filter(visibility.isShown);
    },
    closing: closed.signal,
  });
  const pageReads = createPageReads({
    upstream,
    log,
    now,
    visibility,
    event,
    excludedTournamentIds: options.excludedTournamentIds,
    headbar: () => headbar,
    watchTournament: tournaments.watch,
    hasUpcoming: (sportId) => upcomingList(sportId) !== undefined,
    listed: () => inKickOffOrder([...lists.values()].flatMap((list) => [...list.events()])),
    closing: closed.signal,
  });
  const streams: Streams = createStreams({
    broadcast,
    feedChannel,
    watched,
    tournaments,
    followers,
    proofs,
    list: (name) => lists.get(name),
    started: () => (isRead ? null : started),
  });
  const home = openList({ kind: 'home' });
  relay?.onSwitching(noteFeed);
  const started = Promise.allSettled([refreshHeadbar(), home.feed.loaded()]).then(() => {
    isRead = true;
  });
  void ended.readPast();

  function held(): readonly HeldTopic[] {
    return [...watched.topics(), ...lists.values(), ...tournaments.topics()];
  }

  function openList(topic: Topic): HeldTopic {
    const list = hold(topic);
    lists.set(topicName(topic), list);
    streams.noteOpened(list);
    return list;
  }

  function upcomingList(sportId: string): HeldTopic | undefined {
    return lists.get(topicName({ kind: 'prematch', sportId }));
  }

  function listed(eventId: string): SportEvent | undefined {
    for (const list of [...lists.values(), ...tournaments.topics()]) {
      const event = list.event(eventId);
      if (event) return event;
    }
    return undefined;
  }

  /** The live list's stream stands for the feed as a whole, unless the relay of another topic is gone. */
  function feedUp(): boolean {
    if (relay?.isSwitching()) return false;
    return home.feed.isUp() && home.feed.catalogue().producersDown.length === 0;
  }

  async function isEventThere(eventId: string): Promise<boolean> {
    // A page answers sooner, with what the lists know: here the reading has all its time.
    return readEventKind(eventId) !== null && (await wholeEvent(eventId, closed.signal)) !== null;
  }

  async function isTournamentThere(id: string): Promise<boolean> {
    await pageReads.tournament(id, closed.signal);
    return tournaments.isProven(id);
  }

  function noteGone(event: SportEvent): void {
    if (event.kind === 'match') ended.noteGone(event);
  }

  function noteHeard(): void {
    heardAt = now();
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
    isHeadbarRead = true;
    if (closed.signal.aborted) return;
    const sports = prematchSports(headbar);
    for (const [name, { topic, feed }] of lists) {
      if (topic.kind !== 'prematch' || sports.has(topic.sportId)) continue;
      feed.close();
      lists.delete(name);
    }
    for (const sportId of sports) {
      const topic = { kind: 'prematch', sportId } as const;
      if (!lists.has(topicName(topic))) openList(topic);
    }
  }

  /** An event with all its markets; null when there is none that is shown. */
  async function wholeEvent(eventId: string, signal: AbortSignal): Promise<SportEvent | null> {
    const topic = watched.watch(eventId);
    if (topic) {
      await untilAborted(topic.feed.loaded(), signal);
      return topic.event(eventId) ?? null;
    }
    const read = await reads.wholeEvent(eventId, signal);
    if (!read) return null;
    const found = preparedEvent(read);
    await visibility.learn([found]);
    return visibility.isShown(found) ? found : null;
  }

  async function event(
    eventId: string,
    signal = closed.signal,
    device: DeviceType = 'mobile',
  ): Promise<EventAnswer> {
    if (readEventKind(eventId) === null) return { kind: 'unknown' };
    const deadline = AbortSignal.timeout(EVENT_WITHIN_MS);
    try {
      const found = await wholeEvent(eventId, AbortSignal.any([signal, deadline]));
      return found ? { kind: 'whole', event: found } : { kind: 'unknown' };
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, eventId }, 'event not read');
      const entry = await entryOf(eventId, device, signal);
      return entry ? { kind: 'mainMarket', event: entry } : { kind: 'unreadable' };
    }
  }

  function maintain(): void {
    const time = now();
    watched.releaseIdle();
    tournaments.releaseIdle();
    for (const { feed, tellStarts } of held()) {
      feed.take(removeOldEvents(feed.catalogue(), time));
      tellStarts();
    }
    if (elapsedMs(headbarAskedAt, time) >= HEADBAR_EVERY_MS) void refreshHeadbar();
    pageReads.maintain();
    ended.maintain();
    if (elapsedMs(staleCheckedAt, time) >= STALE_CHECK_EVERY_MS) {
      staleCheckedAt = time;
      for (const { feed } of [home, ...tournaments.topics()]) {
        const onFailed = (error: unknown, eventId?: string) =>
          log.warn({ err: error, eventId }, 'stale match not read');
        const reading = { now: time, signal: closed.signal, onFailed };
        void readSilentMarkets(feed, reads, reading)
          .catch(onFailed)
          .then(() => readStaleMatches(feed, reads, reading))
          .catch(onFailed);
      }
    }
    if (elapsedMs(timestampsCleanedAt, time) >= TIMESTAMPS_EVERY_MS) {
      timestampsCleanedAt = time;
      for (const { feed } of held()) {
        feed.take({ catalogue: cleanTimestamps(feed.catalogue(), time), changes: [] });
      }
    }
  }

  return {
    started,
    event,
    tournament: pageReads.tournament,
    stages: pageReads.stages,
    childStages: pageReads.childStages,
    endedMatches: ended.list,
    areEndedKnown: ended.isPastKnown,
    sidebar: pageReads.sidebar,
    leagues: pageReads.leagues,
    earlyPayouts: pageReads.earlyPayouts,
    outcomesOf: pageReads.outcomesOf,
    popularBets: pageReads.popularBets,
    principalTournamentIds: pageReads.principalTournamentIds,
    feedUp,
    isRead: () => isRead,
    subscribe: streams.subscribe,
    maintain,
    version: broadcast.version,
    structureVersion: broadcast.structureVersion,
    heardAgoMs: () => (heardAt === null ? null : Math.max(0, now() - heardAt)),
    headbar: () => headbar,
    liveEvents: () => inKickOffOrder(home.events()),
    upcomingEvents: (sportId) => inKickOffOrder(upcomingList(sportId)?.events() ?? []),
    isUpcomingKnown: (sportId) => upcomingList(sportId)?.feed.isLoaded() ?? isHeadbarRead,
    outcome(outcomeId) {
      // The topic of an event holds more of it than the lists do.
      for (const topic of held()) {
        const priced = topic.outcome(outcomeId);
        if (priced) return priced;
      }
      return null;
    },
    status: () => ({
      feed: feedUp() ? 'up' : 'down',
      topics: held().length,
      ...(relay ? { relay: relay.status() } : {}),
    }),
    close() {
      closed.abort();
      broadcast.close();
      visibility.close();
      watched.close();
      tournaments.close();
      for (const { feed } of lists.values()) feed.close();
    },
  };
}
