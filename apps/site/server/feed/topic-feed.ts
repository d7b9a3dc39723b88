import {
  eventChanges,
  type CatalogueChange,
} from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { withLeftOutMain } from '@vitrine/betting/sportsbook/catalogue/left-out-main';
import {
  applyFeedMessage,
  createCatalogue,
  eventOf,
  type CatalogueScope,
  type CatalogueStep,
  type LiveCatalogue,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type { FeedState } from '@vitrine/upstream/sportsbook/feed-client';

interface TopicFeedOptions {
  readonly scope: CatalogueScope;
  /** Reads all events of the topic. */
  readonly load: (signal: AbortSignal) => Promise<readonly SportEvent[]>;
  /** Follows the operator's stream until the signal aborts, connecting again by itself. */
  readonly follow: (handlers: StreamHandlers) => Promise<void>;
  /** Hears of every step after the first reading; `before` is the catalogue before it. */
  readonly onStep: (step: CatalogueStep, before: LiveCatalogue) => void;
  /** The first reading has come: the catalogue is no longer empty for want of it. */
  readonly onLoaded: (step: CatalogueStep, before: LiveCatalogue) => void;
  /** The topic is up: its stream is open and its events were read since. */
  readonly onUp: (up: boolean) => void;
  readonly onLoadFailed: (error: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface StreamHandlers {
  readonly onMessage: (message: FeedMessage) => void;
  /** A message that could not be read may have changed anything. */
  readonly onUnreadable: () => void;
  readonly onState: (state: FeedState) => void;
  readonly signal: AbortSignal;
}

/** The catalogue of one topic: a snapshot, kept current by the operator's stream. */
export interface TopicFeed {
  catalogue(): LiveCatalogue;
  isUp(): boolean;
  /** Whether the topic's events were ever read. */
  isLoaded(): boolean;
  /** Resolves once the topic's events were read; rejects with the first reading from now that fails. */
  loaded(): Promise<void>;
  /** Takes a step that doesn't come from the stream. */
  take(step: CatalogueStep): void;
  apply(message: FeedMessage): void;
  /** Reads all events again and takes the difference. */
  reload(): void;
  close(): void;
}

/** How long the first reading waits for the stream, so that nothing is missed between the two. */
const STREAM_HEAD_START_MS = 500;
const RELOAD_WAIT_MS = 2_000;

export function openTopicFeed(options: TopicFeedOptions): TopicFeed {
  const { scope, load, follow, onStep, onLoaded, onUp, onLoadFailed, now } = options;
  const closed = new AbortController();
  let loaded = handledPromise();
  let catalogue = createCatalogue(scope, [], now());
  let isOpen = false;
  /** How often the stream was opened: whatever was said between two openings is lost. */
  let openings = 0;
  let isUp = false;
  let isLoading = false;
  let isLoaded = false;
  let isReloadDue = false;
  /** Messages that came during a reading: the snapshot may be older than they are. */
  let duringLoad: FeedMessage[] = [];
  /** Of the next reading; undefined once it has begun. */
  let timer: NodeJS.Timeout | undefined = setTimeout(() => void read(), STREAM_HEAD_START_MS);

  function take(step: CatalogueStep): void {
    const before = catalogue;
    catalogue = step.catalogue;
    if (step.changes.length > 0) (isLoaded ? onStep : onLoaded)(step, before);
  }

  function apply(message: FeedMessage): void {
    const step = applyFeedMessage(catalogue, message, now());
    take(step);
    if (isIncomplete(step)) reload();
  }

  function setUp(up: boolean): void {
    if (up === isUp) return;
    isUp = up;
    onUp(up);
  }

  async function read(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isLoading) {
      isReloadDue = true;
      return;
    }
    isLoading = true;
    isReloadDue = false;
    duringLoad = [];
    const { oddsProducedAt, marketNews } = catalogue;
    const opening = isOpen ? openings : null;
    try {
      const events = await load(closed.signal);
      if (closed.signal.aborted) return;
      takeSnapshot(events, { oddsProducedAt, marketNews });
      isLoaded = true;
      loaded.resolve();
      if (isOpen && opening === openings) setUp(true);
    } catch (error) {
      if (closed.signal.aborted) return;
      loaded.reject(error);
      if (!isLoaded) loaded = handledPromise();
      isReloadDue = true;
      onLoadFailed(error);
    } finally {
      isLoading = false;
      if (isReloadDue) reload();
    }
  }

  /**
   * Takes a reading and what the stream told during it as one step. What was `heard` is from before the reading:
   * a message that was in time when it came is not out of sync because of those that followed it.
   */
  function takeSnapshot(
    events: readonly SportEvent[],
    heard: Pick<LiveCatalogue, 'oddsProducedAt' | 'marketNews'>,
  ): void {
    const before = catalogue;
    const taken = events.map((event) =>
      scope === 'event' ? event : withLeftOutMain(event, eventOf(before, event.id)),
    );
    const read = { ...createCatalogue(scope, taken, now()), ...heard };
    const steps = { catalogue: read, isIncomplete: false };
    for (const message of duringLoad.splice(0)) {
      const step = applyFeedMessage(steps.catalogue, message, now());
      steps.catalogue = step.catalogue;
      steps.isIncomplete ||= isIncomplete(step);
    }
    const after = { ...steps.catalogue, producersDown: before.producersDown };
    take({ catalogue: after, changes: differences(before, after) });
    if (steps.isIncomplete) isReloadDue = true;
  }

  /**
   * Not at once, so that a topic which names unknown markets all the time doesn't read all the time; nor later for
   * being asked again.
   */
  function reload(): void {
    if (closed.signal.aborted) return;
    timer ??= setTimeout(() => void read(), RELOAD_WAIT_MS);
  }

  void follow({
    signal: closed.signal,
    onMessage(message) {
      if (isLoading) duringLoad.push(message);
      apply(message);
    },
    onUnreadable: reload,
    onState({ kind }) {
      isOpen = kind === 'open';
      if (!isOpen) return setUp(false);
      openings += 1;
      void read();
    },
  });

  return {
    catalogue: () => catalogue,
    isUp: () => isUp,
    isLoaded: () => isLoaded,
    loaded: () => loaded.promise,
    take,
    apply,
    reload,
    close() {
      clearTimeout(timer);
      closed.abort();
      loaded.reject(new Error('The topic was closed'));
    },
  };
}

/** A promise whose rejection may stay unheard. */
function handledPromise() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => undefined);
  return resolvers;
}

function isIncomplete({ changes }: CatalogueStep): boolean {
  return changes.some(({ kind }) => kind === 'incomplete');
}

function differences(before: LiveCatalogue, after: LiveCatalogue): readonly CatalogueChange[] {
  const gone = before.eventIds.filter((eventId) => !eventOf(after, eventId));
  const removed = gone.map((eventId) => ({ kind: 'eventRemoved', eventId }) as const);
  const others = after.eventIds.flatMap((eventId) => {
    const [old, event] = [eventOf(before, eventId), eventOf(after, eventId)];
    if (!old || !event) return [{ kind: 'eventAdded', eventId } as const];
    return eventChanges(old, event);
  });
  return [...removed, ...others];
}
