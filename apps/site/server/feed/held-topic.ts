import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { SwitchEvent } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import {
  eventOf,
  eventsOf,
  type CatalogueScope,
  type CatalogueStep,
  type LiveCatalogue,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type { Logger } from 'pino';
import type { PricedOutcome } from '../../app/services/base/catalogue-reader.ts';
import type { Channel, FrameBroadcast } from './frames/frame-broadcast.ts';
import { frameDraft, wholeFrame } from './frames/frame-draft.ts';
import { outcomeIndex } from './outcome-index.ts';
import { startFlags } from './start-flags.ts';
import { topicName, type Topic } from './topic.ts';
import { openTopicFeed, type TopicFeed } from './topic-feed.ts';
import type { TopicSource } from './topic-source.ts';
import type { VisibilityWatch } from './visibility-watch.ts';

interface HeldTopicOptions {
  readonly source: TopicSource;
  readonly broadcast: FrameBroadcast;
  readonly visibility: VisibilityWatch;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The flag of a match that begins within 10 minutes, in the words of the brand. */
  readonly startsSoon: (minutes: number) => string;
  /** The topic's feed went up or down, or one of its producers did. */
  readonly onFeed: () => void;
  /** A shown event left the topic. */
  readonly onGone?: (event: SportEvent) => void;
  /** The operator's stream said something. */
  readonly onHeard?: () => void;
}

/**
 * A topic that the hub follows: its catalogue as the operator tells it, and of that what is shown.
 * Pages and frames have what is shown alone.
 */
export interface HeldTopic {
  readonly topic: Topic;
  readonly feed: TopicFeed;
  readonly channel: Channel;
  /** The events that are shown, in the order in which they came. */
  events(): readonly SportEvent[];
  /** An event that is shown. */
  event(eventId: string): SportEvent | undefined;
  /** An outcome of any event, and whether that is shown. */
  outcome(outcomeId: string): PricedOutcome | null;
  /** Tells the events that came to be shown, or no longer are, since what decides it has changed. */
  review(): void;
  /** Tells the flags of matches that begin soon, since time has passed. Source: 3§4. */
  tellStarts(): void;
}

const SCOPES: Readonly<Record<Topic['kind'], CatalogueScope>> = {
  home: 'live',
  prematch: 'prematch',
  tournament: 'tournament',
  match: 'event',
  stage: 'event',
  season: 'event',
};

export function holdTopic(topic: Topic, options: HeldTopicOptions): HeldTopic {
  const { source, broadcast, visibility, log, now, onFeed, onGone, onHeard } = options;
  const flags = startFlags(options);
  const draft = frameDraft(flags.text);
  const outcomes = outcomeIndex(() => feed.catalogue());
  const shownIds = new Set<string>();
  const learning = new Set<string>();

  /** One of which too little is known stays as it was until it is judged. */
  function isShown(event: SportEvent): boolean {
    if (visibility.knows(event)) return visibility.isShown(event);
    if (!learning.has(event.id)) void learn(event);
    return shownIds.has(event.id);
  }

  async function learn(event: SportEvent): Promise<void> {
    learning.add(event.id);
    await visibility.learn([event]);
    learning.delete(event.id);
    review();
  }

  /** What a change is to those who see shown events only; null when it is nothing to them. */
  function seenChange(
    change: Exclude<CatalogueChange, { kind: 'feed' }>,
    after: LiveCatalogue,
  ): CatalogueChange | null {
    const { eventId } = change;
    const event = eventOf(after, eventId);
    const wasShown = shownIds.has(eventId);
    if (!event || !isShown(event)) {
      flags.noteGone(eventId);
      return shownIds.delete(eventId) ? { kind: 'eventRemoved', eventId } : null;
    }
    shownIds.add(eventId);
    // A change of status has the page read anew, and with it the flag.
    if (!wasShown || event.status !== 'notStarted') flags.noteRead(event);
    return wasShown ? change : { kind: 'eventAdded', eventId };
  }

  /** Takes note of a step, for the frames of those who are `told`. */
  function note({ catalogue, changes }: CatalogueStep, before: LiveCatalogue, told: boolean): void {
    outcomes.noteChanges(changes);
    for (const change of changes) {
      const seen = change.kind === 'feed' ? change : seenChange(change, catalogue);
      if (seen && told) draft.note(seen, before, catalogue);
      if (seen?.kind === 'eventRemoved') noteGone(seen.eventId, before, catalogue);
    }
    if (told) channel.announce();
    if (changes.some(({ kind }) => kind === 'feed')) onFeed();
  }

  /** An event that is hidden is still in the catalogue. */
  function noteGone(eventId: string, before: LiveCatalogue, after: LiveCatalogue): void {
    const event = eventOf(before, eventId);
    if (event && !eventOf(after, eventId)) onGone?.(event);
  }

  function review(): void {
    const catalogue = feed.catalogue();
    const changes = eventsOf(catalogue).flatMap((event): CatalogueChange[] => {
      const { id: eventId } = event;
      if (isShown(event) === shownIds.has(eventId)) return [];
      return [{ kind: shownIds.has(eventId) ? 'eventRemoved' : 'eventAdded', eventId }];
    });
    if (changes.length > 0) note({ catalogue, changes }, catalogue, true);
  }

  function tellStarts(): void {
    const news = flags.news(shownEvents());
    for (const { event, isTurn } of news) draft.noteStart(event, isTurn);
    if (news.length > 0) channel.announce();
  }

  /** An event that is switched on and not in the catalogue, as one of provider two, is read. */
  function noteShown({ eventId, isShown: isOn, replacedBy }: SwitchEvent): void {
    const shownId = isOn ? eventId : replacedBy;
    if (shownId !== null && !eventOf(feed.catalogue(), shownId)) feed.reload();
  }

  const feed: TopicFeed = openTopicFeed({
    scope: SCOPES[topic.kind],
    now,
    async load(signal) {
      const events = await source.load(topic, signal);
      await visibility.learn(events);
      return events;
    },
    follow: (handlers) =>
      source.follow(topic, {
        ...handlers,
        onMessage(message) {
          onHeard?.();
          if (message.kind === 'switchEvent') visibility.noteSwitch(message);
          handlers.onMessage(message);
          if (message.kind === 'switchEvent') noteShown(message);
        },
      }),
    onLoadFailed: (error) => log.warn({ err: error, topic: topicName(topic) }, 'topic not read'),
    onUp: (up) => {
      log.info({ topic: topicName(topic), up }, 'feed');
      onFeed();
    },
    onStep: (step, before) => note(step, before, true),
    // A page that waited for the first reading has it in its HTML.
    onLoaded: (step, before) => note(step, before, channel.subscriberCount() > 0),
  });
  const shownEvents = () => eventsOf(feed.catalogue()).filter(({ id }) => shownIds.has(id));
  const channel = broadcast.open({
    topic: topicName(topic),
    take: draft.take,
    whole: () => wholeFrame(shownEvents(), flags.text),
  });

  return {
    topic,
    feed,
    channel,
    review,
    tellStarts,
    events: shownEvents,
    event: (eventId) => (shownIds.has(eventId) ? eventOf(feed.catalogue(), eventId) : undefined),
    outcome(outcomeId) {
      const found = outcomes.find(outcomeId);
      return found && { ...found, isEventShown: shownIds.has(found.event.id) };
    },
  };
}
