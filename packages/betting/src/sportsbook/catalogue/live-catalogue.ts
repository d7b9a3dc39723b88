import { eventChanges, type CatalogueChange } from './catalogue-change.ts';
import { eventKindOf } from '../event-id.ts';
import {
  bringsUnnamed,
  namesUnknownMarket,
  withBetStop,
  withNewMarkets,
  withOdds,
  withState,
} from './event-update.ts';
import { isListed, isPastItsStart } from './event-visibility.ts';
import { withFixture } from './fixture-update.ts';
import { preparedEvent } from './hidden-markets.ts';
import { withJoiningMarkets } from './joining-markets.ts';
import { opensLeftOutMain } from './left-out-main.ts';
import type { SportEvent } from '../event.ts';
import {
  heardOfMarket,
  isNewest,
  type MarketNews,
  newestOf,
  NO_NEWS,
  withoutOldNews,
  withStatuses,
  withUpdates,
} from './market-news.ts';
import { keepsPlace } from '../market-status.ts';
import type {
  BetStop,
  FeedMessage,
  FeedStatus,
  FixtureChange,
  MarketsOddsChange,
  OddsChange,
} from './feed-message.ts';
import { SharedMap } from '../../base/shared-map.ts';

/**
 * The events that a catalogue lists: live events, upcoming events, the live and upcoming matches of one
 * tournament, or the events of one page, which are always kept.
 */
export type CatalogueScope = 'live' | 'prematch' | 'tournament' | 'event';

interface HeldEvent {
  readonly event: SportEvent;
  /** Time of the last message about the event, in epoch milliseconds of our clock. */
  readonly heardAt: number;
  /** Time of the last reading of the whole event, in epoch milliseconds of our clock. */
  readonly readAt: number;
}

/**
 * The last known state of some events. Immutable: a step shares everything that it does not change.
 * Source: 2§4.
 */
export interface LiveCatalogue {
  readonly scope: CatalogueScope;
  /** In the order in which the events came. */
  readonly eventIds: readonly string[];
  readonly held: SharedMap<HeldEvent>;
  /**
   * The latest `producedAt` of each event's odds. Kept after the event leaves, because it may return.
   */
  readonly oddsProducedAt: SharedMap<number>;
  /** Kept after the event leaves, as well. */
  readonly marketNews: MarketNews;
  readonly producersDown: readonly number[];
}

/** A catalogue after a step, and what the step changed in it. */
export interface CatalogueStep {
  readonly catalogue: LiveCatalogue;
  readonly changes: readonly CatalogueChange[];
}

const OUT_OF_SYNC_TOLERANCE_MS = 2_000;
const STALE_AFTER_MS = 150_000;
const OLD_AFTER_MS = 5 * 60 * 60_000;
const TIMESTAMP_KEPT_MS = 30 * 60_000;
/** The lists that a live match leaves when it is out of time. */
const LISTS_OF_LIVE: ReadonlySet<CatalogueScope> = new Set(['live', 'tournament']);
/** The lists that an event leaves at its start time. */
const LISTS_TO_COME: ReadonlySet<CatalogueScope> = new Set(['prematch', 'tournament']);

/** An event as it enters a catalogue: prepared, and without statistics in a list, which shows none. */
function entering(scope: CatalogueScope, event: SportEvent): SportEvent {
  const isWhole = scope === 'event' || event.kind !== 'match' || event.statistics === null;
  return preparedEvent(isWhole ? event : { ...event, statistics: null });
}

/**
 * Whether an event is out of time: a live match more than 5 hours past its schedule (2§4), or in a list
 * of what is to come an event whose start time has come (3§4). `now` is epoch milliseconds.
 */
function isOutOfTime(scope: CatalogueScope, event: SportEvent, now: number): boolean {
  if (LISTS_TO_COME.has(scope) && isPastItsStart(event, now)) return true;
  const isMatch = eventKindOf(event.id) === 'match';
  return LISTS_OF_LIVE.has(scope) && isMatch && now - event.scheduledAt > OLD_AFTER_MS;
}

function belongs(scope: CatalogueScope, event: SportEvent, now: number): boolean {
  if (scope === 'event') return true;
  if (isOutOfTime(scope, event, now)) return false;
  if (scope !== 'tournament') return isListed(event, scope);
  return event.kind === 'match' && (isListed(event, 'live') || isListed(event, 'prematch'));
}

/** A catalogue of the given events which belong to its scope. `now` is epoch milliseconds. */
export function createCatalogue(
  scope: CatalogueScope,
  events: readonly SportEvent[],
  now: number,
): LiveCatalogue {
  const own = new Map(
    events
      .filter((event) => belongs(scope, event, now))
      .map((event) => [event.id, entering(scope, event)]),
  );
  return {
    scope,
    eventIds: [...own.keys()],
    held: SharedMap.of([...own].map(([id, event]) => [id, { event, heardAt: now, readAt: now }])),
    oddsProducedAt: SharedMap.of<number>([]),
    marketNews: NO_NEWS,
    producersDown: [],
  };
}

/** An event of the catalogue, if it is there. */
export function eventOf(catalogue: LiveCatalogue, eventId: string): SportEvent | undefined {
  return catalogue.held.get(eventId)?.event;
}

/** The events of the catalogue, in the order in which they came. */
export function eventsOf(catalogue: LiveCatalogue): readonly SportEvent[] {
  return catalogue.eventIds.flatMap((id) => eventOf(catalogue, id) ?? []);
}

function unchanged(catalogue: LiveCatalogue): CatalogueStep {
  return { catalogue, changes: [] };
}

function removeEvents(catalogue: LiveCatalogue, ids: readonly string[]): CatalogueStep {
  const gone = new Set(ids.filter((id) => catalogue.held.get(id)));
  if (gone.size === 0) return unchanged(catalogue);
  return {
    catalogue: {
      ...catalogue,
      eventIds: catalogue.eventIds.filter((id) => !gone.has(id)),
      held: [...gone].reduce((held, id) => held.without(id), catalogue.held),
    },
    changes: [...gone].map((eventId) => ({ kind: 'eventRemoved', eventId })),
  };
}

function addEvent(catalogue: LiveCatalogue, added: SportEvent, now: number): CatalogueStep {
  const event = entering(catalogue.scope, added);
  return {
    catalogue: {
      ...catalogue,
      eventIds: [...catalogue.eventIds, event.id],
      held: catalogue.held.with(event.id, { event, heardAt: now, readAt: now }),
    },
    changes: [{ kind: 'eventAdded', eventId: event.id }],
  };
}

function updateEvent(
  catalogue: LiveCatalogue,
  eventId: string,
  now: number,
  change: (event: SportEvent) => SportEvent,
): CatalogueStep {
  const known = catalogue.held.get(eventId);
  if (!known) return unchanged(catalogue);
  const event = change(known.event);
  if (!belongs(catalogue.scope, event, now)) return removeEvents(catalogue, [eventId]);
  const held = catalogue.held.with(eventId, { ...known, event, heardAt: now });
  return { catalogue: { ...catalogue, held }, changes: eventChanges(known.event, event) };
}

function applyOdds(
  catalogue: LiveCatalogue,
  { eventId, producedAt, markets: told }: OddsChange | MarketsOddsChange,
  now: number,
): CatalogueStep {
  const event = eventOf(catalogue, eventId);
  const last = catalogue.oddsProducedAt.get(eventId) ?? producedAt;
  if (!event || last - producedAt > OUT_OF_SYNC_TOLERANCE_MS) return unchanged(catalogue);
  const news = catalogue.marketNews;
  const statusOf = (marketId: string) => event.markets.find(({ id }) => id === marketId)?.status;
  const markets = newestOf(news, eventId, told, producedAt, statusOf);

  // Statuses first: a market that closes leaves its place in a list to the next one of its kind.
  const known = withOdds(event, markets);
  const isPage = catalogue.scope === 'event';
  const joined = (isPage ? withNewMarkets : withJoiningMarkets)(known, markets);
  const updated = joined === known ? known : withOdds(joined, markets);
  const step = updateEvent(catalogue, eventId, now, () => updated);
  const oddsProducedAt = catalogue.oddsProducedAt.with(eventId, Math.max(last, producedAt));
  // Lists hold a few markets, and miss the main one alone; a page of the whole event misses any.
  const isIncomplete = isPage
    ? namesUnknownMarket(updated, markets) || bringsUnnamed(event, updated)
    : opensLeftOutMain(updated, markets);
  const marketNews = withUpdates(news, eventId, markets, { producedAt, heardAt: now });
  return {
    catalogue: { ...step.catalogue, oddsProducedAt, marketNews },
    changes: isIncomplete ? [...step.changes, { kind: 'incomplete', eventId }] : step.changes,
  };
}

/** Stops the markets of which nothing newer is known than the stop. */
function applyBetStop(catalogue: LiveCatalogue, stop: BetStop, now: number): CatalogueStep {
  const { eventId, producedAt } = stop;
  const marketIds = (eventOf(catalogue, eventId)?.markets ?? []).flatMap(({ id }) =>
    (stop.marketIds?.includes(id) ?? true) &&
    isNewest(catalogue.marketNews, eventId, id, producedAt)
      ? [id]
      : [],
  );
  const step = updateEvent(catalogue, eventId, now, (event) => withBetStop(event, { marketIds }));
  const times = { producedAt, heardAt: now };
  const marketNews = withStatuses(catalogue.marketNews, eventId, marketIds, times);
  return { ...step, catalogue: { ...step.catalogue, marketNews } };
}

function applyFixture(
  catalogue: LiveCatalogue,
  { event, producedAt = Infinity, reason }: FixtureChange,
  now: number,
): CatalogueStep {
  const isInPlay =
    catalogue.scope === 'live' ||
    (catalogue.scope === 'tournament' && eventOf(catalogue, event.id)?.status === 'live');
  if (reason === 'coverage' && isInPlay) return removeEvents(catalogue, [event.id]);
  if (eventOf(catalogue, event.id)) {
    const isNewerKnown = (marketId: string) =>
      !isNewest(catalogue.marketNews, event.id, marketId, producedAt);
    const isPage = catalogue.scope === 'event';
    const step = updateEvent(catalogue, event.id, now, (before) =>
      withFixture(before, entering(catalogue.scope, event), { isPage, isNewerKnown }),
    );
    // A page has more markets than the fixture may tell of.
    const isIncomplete = isPage && event.markets.length > 0;
    return isIncomplete
      ? { ...step, changes: [...step.changes, { kind: 'incomplete', eventId: event.id }] }
      : step;
  }
  if (catalogue.scope === 'event') {
    // A page whose event was withdrawn: it is back, and the fixture may not tell all its markets.
    const isBack = catalogue.eventIds.length === 0;
    return isBack
      ? { catalogue, changes: [{ kind: 'incomplete', eventId: event.id }] }
      : unchanged(catalogue);
  }
  return belongs(catalogue.scope, event, now)
    ? addEvent(catalogue, event, now)
    : unchanged(catalogue);
}

function applyFeedStatus(catalogue: LiveCatalogue, { producerId, up }: FeedStatus): CatalogueStep {
  const wasUp = !catalogue.producersDown.includes(producerId);
  if (wasUp === up) return unchanged(catalogue);
  const producersDown = up
    ? catalogue.producersDown.filter((id) => id !== producerId)
    : [...catalogue.producersDown, producerId];
  return {
    catalogue: { ...catalogue, producersDown },
    changes: [{ kind: 'feed', producerId, up }],
  };
}

/**
 * The catalogue after one message of the feed. `now` is epoch milliseconds of our clock.
 *
 * Odds made more than 2000 ms before the latest odds of their event are dropped; of those that come out
 * of order within that time, each status and price keeps the newest, as it does before a late fixture. A complete new
 * market is added to the page of its event; a list adds it only as the main market of an event that
 * has none, or as the one of its kind where its sport's lists swap markets (3§9). An event is removed when its status no longer fits the scope, when the operator
 * withdraws it, and a live one leaves a list also on a coverage change. A message about an unknown event changes
 * nothing, except a fixture; a catalogue of one page adds no other event. Source: 2§4.
 */
export function applyFeedMessage(
  catalogue: LiveCatalogue,
  message: FeedMessage,
  now: number,
): CatalogueStep {
  switch (message.kind) {
    case 'oddsChange':
    case 'marketsOddsChange':
      return applyOdds(catalogue, message, now);
    case 'fixtureChange':
      return applyFixture(catalogue, message, now);
    case 'liveTime':
      return updateEvent(catalogue, message.eventId, now, (event) => ({
        ...event,
        clock: message.clock,
      }));
    case 'betStop':
      return applyBetStop(catalogue, message, now);
    case 'matchState': {
      const statistics = catalogue.scope === 'event' ? message.statistics : null;
      return updateEvent(catalogue, message.eventId, now, (event) =>
        withState(event, { ...message, statistics }),
      );
    }
    case 'stageState':
    case 'seasonState':
      return updateEvent(catalogue, message.eventId, now, (event) => withState(event, message));
    case 'eventWithdrawn':
      return removeEvents(catalogue, [message.eventId]);
    case 'switchEvent':
      // Whether an event is shown is decided over the catalogue (`isEventShown`): it may be shown again.
      return unchanged(catalogue);
    case 'feedStatus':
      return applyFeedStatus(catalogue, message);
    case 'betHistoryUpdate':
      return unchanged(catalogue);
  }
}

/**
 * The catalogue without events that are out of time: live matches more than 5 hours past their
 * schedule (2§4), and in the lists of what is to come the events whose start time has come (3§4).
 */
export function removeOldEvents(catalogue: LiveCatalogue, now: number): CatalogueStep {
  const old = catalogue.eventIds.filter((id) => {
    const event = eventOf(catalogue, id);
    return event !== undefined && isOutOfTime(catalogue.scope, event, now);
  });
  return removeEvents(catalogue, old);
}

/** The catalogue without timestamps of odds and markets older than 30 minutes. Source: 2§9. */
export function cleanTimestamps(catalogue: LiveCatalogue, now: number): LiveCatalogue {
  const marketNews = withoutOldNews(catalogue.marketNews, now - TIMESTAMP_KEPT_MS);
  const old = [...catalogue.oddsProducedAt.entries()].filter(
    ([, producedAt]) => now - producedAt > TIMESTAMP_KEPT_MS,
  );
  if (old.length === 0 && marketNews === catalogue.marketNews) return catalogue;
  const oddsProducedAt = old.reduce((kept, [id]) => kept.without(id), catalogue.oddsProducedAt);
  return { ...catalogue, oddsProducedAt, marketNews };
}

/**
 * The ids of events without a message for more than 150 seconds: they are fetched again. Of a tournament
 * only live ones, since nothing is said of the others for hours. Source: 2§4.
 */
export function staleEventIds(catalogue: LiveCatalogue, now: number): readonly string[] {
  return catalogue.eventIds.filter((id) => {
    const held = catalogue.held.get(id);
    if (held === undefined || now - held.heardAt <= STALE_AFTER_MS) return false;
    return catalogue.scope !== 'tournament' || held.event.status === 'live';
  });
}

/**
 * The ids of markets in play of which nothing was heard for more than 150 seconds, by event, though
 * something may have been heard of the event meanwhile: what was said of them last may have been lost.
 */
export function silentMarkets(
  catalogue: LiveCatalogue,
  now: number,
): ReadonlyMap<string, ReadonlySet<string>> {
  const silent = new Map<string, ReadonlySet<string>>();
  for (const [eventId, { event, readAt }] of catalogue.held.entries()) {
    if (event.status !== 'live') continue;
    const ids = event.markets.flatMap(({ id, status }) => {
      const heardAt = heardOfMarket(catalogue.marketNews, eventId, id) ?? readAt;
      return keepsPlace(status) && now - Math.max(heardAt, readAt) > STALE_AFTER_MS ? [id] : [];
    });
    if (ids.length > 0) silent.set(eventId, new Set(ids));
  }
  return silent;
}
