import {
  type CatalogueScope,
  applyFeedMessage,
  createCatalogue,
  eventOf,
  eventsOf,
  type LiveCatalogue,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import { isEventShown } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import {
  type FrameDraft,
  frameDraft,
  wholeFrame,
} from '../../../server/feed/frames/frame-draft.ts';
import type { LiveFrame } from '../../live/live-types.ts';
import type { LiveWorld } from '../../live/live-world.ts';
import type { LabLog } from './lab-log.ts';
import { frameSummary } from './frame-summary.ts';

/** A topic of the live stream, with the events that it begins with. */
export interface LabTopic {
  readonly name: string;
  readonly scope: CatalogueScope;
  readonly events: readonly SportEvent[];
}

/** A frame on its way to a browser. */
export interface SentFrame {
  /** Empty for the pulse, which brings no version. */
  readonly version: string;
  readonly frame: LiveFrame;
}

/**
 * The feed of the site without a server: the rules' own catalogue, which takes the operator's messages,
 * and the server's own frames of what they change.
 */
export interface LabFeed {
  /** The shown events of a topic, as a page that is made now has them. */
  events(topic: string): readonly SportEvent[];
  /** An event of any topic. */
  event(eventId: string): SportEvent | undefined;
  version(): string;
  /** Takes a message of the operator. */
  hear(message: FeedMessage): void;
  /** Begins a new process, which can't go on from versions of the one before. */
  restart(): void;
  /** Sends what came after `since`, the time, and then each frame. Returns the way to stop. */
  subscribe(since: string, send: (sent: SentFrame) => void): () => void;
}

interface HeldTopic extends Pick<LabTopic, 'name'> {
  catalogue: LiveCatalogue;
  readonly draft: FrameDraft;
}

interface LabFeedOptions {
  readonly topics: readonly LabTopic[];
  readonly clock: Pick<LiveWorld, 'setTimeout' | 'setInterval' | 'Date'>;
  readonly log: LabLog;
}

/** As the server sends them: ten times a second at most, and a pulse after so long without a word. */
const FRAME_EVERY_MS = 100;
const QUIET_MS = 750;
const LOOK_EVERY_MS = 250;

/** A feed of these topics. */
export function labFeed({ topics, clock, log }: LabFeedOptions): LabFeed {
  const now = () => clock.Date.now();
  const held: readonly HeldTopic[] = topics.map(({ name, scope, events }) => ({
    name,
    catalogue: createCatalogue(scope, events, now()),
    draft: frameDraft(),
  }));
  const switched = new Map<string, boolean>();
  const listeners = new Set<(sent: SentFrame) => void>();
  let kept: SentFrame[] = [];
  let process = 1;
  let number = 0;
  let sentAt = -Infinity;
  let isDue = false;

  const version = () => `lab${process}.${number}`;

  function isShown(event: SportEvent): boolean {
    return isEventShown(event, {
      hiddenEventIds: new Set(),
      visibilitySports: new Set(),
      blockedLiveIds: new Set(),
      providerSwitch: switched,
      standIns: new Set(),
      unifierSwitch: new Map(),
      providerTwoTournamentIds: new Set(),
      excludedTournamentIds: new Set(),
    });
  }

  function announce(): void {
    if (isDue) return;
    isDue = true;
    clock.setTimeout(sendFrames, Math.max(0, sentAt + FRAME_EVERY_MS - now()));
  }

  function sendFrames(): void {
    isDue = false;
    for (const { name, draft } of held) {
      const frame = draft.take();
      if (!frame) continue;
      number += 1;
      log.add('Site', `Sends frame ${number}: ${frameSummary(frame)}.`);
      const sent = { version: version(), frame: { k: name, ...frame } };
      kept.push(sent);
      send(sent);
    }
  }

  function send(sent: SentFrame): void {
    sentAt = now();
    listeners.forEach((listener) => listener(sent));
  }

  function note(
    topic: HeldTopic,
    changes: readonly CatalogueChange[],
    before: LiveCatalogue,
  ): void {
    for (const change of changes) {
      const event = 'eventId' in change ? eventOf(topic.catalogue, change.eventId) : undefined;
      if (!event || isShown(event)) topic.draft.note(change, before, topic.catalogue);
    }
  }

  /** An event that a switch hides leaves, whatever the catalogue goes on holding. */
  function hide(topic: HeldTopic, eventId: string): void {
    if (!eventOf(topic.catalogue, eventId)) return;
    topic.draft.note({ kind: 'eventRemoved', eventId }, topic.catalogue, topic.catalogue);
  }

  clock.setInterval(() => {
    if (now() - sentAt >= QUIET_MS) send({ version: '', frame: {} });
  }, LOOK_EVERY_MS);

  return {
    events(name) {
      const topic = held.find((each) => each.name === name);
      return topic ? eventsOf(topic.catalogue).filter(isShown) : [];
    },
    event: (eventId) =>
      held.flatMap(({ catalogue }) => eventOf(catalogue, eventId) ?? []).find(isShown),
    version,
    hear(message) {
      if (message.kind === 'switchEvent') switched.set(message.eventId, message.isShown);
      for (const topic of held) {
        const before = topic.catalogue;
        const step = applyFeedMessage(before, message, now());
        topic.catalogue = step.catalogue;
        note(topic, step.changes, before);
        if (message.kind === 'switchEvent' && !message.isShown) hide(topic, message.eventId);
      }
      announce();
    },
    restart() {
      process += 1;
      number = 0;
      kept = [];
    },
    subscribe(since, listener) {
      const [epoch, last] = since.split('.');
      const missed =
        epoch === `lab${process}`
          ? kept.filter((sent) => Number(sent.version.split('.')[1]) > Number(last))
          : held.map(({ name, catalogue }) => ({
              version: version(),
              frame: { k: name, ...wholeFrame(eventsOf(catalogue).filter(isShown)) },
            }));
      missed.forEach(listener);
      listener({ version: version(), frame: { now: now() } });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
