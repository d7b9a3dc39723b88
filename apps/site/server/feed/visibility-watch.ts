import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import {
  isEventShown,
  isTournamentShown,
  isToCome,
  needsVisibility,
  PROVIDER_SWITCH_SPORTS,
  standInsOf,
  type SwitchEntry,
  visibilitySports,
  type VisibilityRules,
} from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { SwitchEvent } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { poll, type Schedule } from '@vitrine/upstream/base/poller';
import {
  followEnabledMatches,
  type EnabledMatches,
} from '@vitrine/upstream/sportsbook/enabled-matches';
import { readHiddenEvents, readVisibility } from '@vitrine/upstream/sportsbook/front-back';
import { followProviderSwitch } from '@vitrine/upstream/sportsbook/provider-switch';
import { readEnabledTournaments } from '@vitrine/upstream/sportsbook/tournaments';
import type { Logger } from 'pino';

interface VisibilityWatchOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  readonly schedule: Schedule;
  /** Tournaments on the brand's list of those left out. Source: 2§5. */
  readonly excludedTournamentIds: ReadonlySet<string>;
  /** The brand's own sports whose live events may be blocked. Source: 2§5. */
  readonly visibilitySportIds: readonly string[];
  /** The events that somebody may be shown: the visibility of those that need it is asked again. */
  readonly events: () => readonly SportEvent[];
  /** The answer of `isShown` may be another one for some events. */
  readonly onChange: () => void;
}

/**
 * What the operator says of showing events: hidden lists, visibility, provider switch, unifier switch
 * and enabled tournaments. Source: 2§5, 2§7.
 */
export interface VisibilityWatch {
  /** Whether all that decides on an event was asked for; before that `isShown` may be mistaken. */
  knows(event: SportEvent): boolean;
  /** By what is known so far. */
  isShown(event: SportEvent): boolean;
  /** Whether a competition may stand in a list of all. */
  isTournamentShown(tournament: { readonly id: string; readonly name: string }): boolean;
  /**
   * Asks for what decides on the events. Resolves when that is known, after a second at the
   * latest: what isn't known by then hides nothing (2§8). Never rejects.
   */
  learn(events: readonly SportEvent[]): Promise<void>;
  /** Takes what the feed tells of the provider switch, until the switch is read again. */
  noteSwitch(message: SwitchEvent): void;
  close(): void;
}

const LISTS_EVERY_MS = 60_000;
const LEARN_WITHIN_MS = 1_000;
/** How many events' visibility is asked for at the same time. */
const QUESTIONS_AT_A_TIME = 8;

export function visibilityWatch(options: VisibilityWatchOptions): VisibilityWatch {
  const { upstream, log, schedule, excludedTournamentIds, events, onChange } = options;
  const blockedSports = visibilitySports(options.visibilitySportIds);
  const canBeBlocked = (event: SportEvent) => needsVisibility(event, blockedSports);
  const closed = new AbortController();
  const { signal } = closed;
  const settings = { signal, deadlineMs: LEARN_WITHIN_MS };
  /** By sport id. */
  const hidden = new Map<string, ReadonlySet<string>>();
  /** By the id of a live event. */
  const blocked = new Map<string, boolean>();
  /** What is being asked for, by the map and the key it goes to. */
  const asked = new Map<string, Promise<void>>();
  let providerSwitch: ReadonlyMap<string, SwitchEntry> = new Map();
  let unifierSwitch: ReadonlyMap<string, SwitchEntry> = new Map();
  let providerTwoTournamentIds: ReadonlySet<string> = new Set();
  let rules = presentRules();
  let isSwitchKnown = false;
  const switchRead = Promise.withResolvers<void>();

  function presentRules(): VisibilityRules {
    return {
      visibilitySports: blockedSports,
      hiddenEventIds: new Set([...hidden.values()].flatMap((ids) => [...ids])),
      blockedLiveIds: new Set([...blocked].flatMap(([id, isBlocked]) => (isBlocked ? [id] : []))),
      providerSwitch: statedBy(providerSwitch),
      standIns: standInsOf(providerSwitch),
      unifierSwitch: new Map([
        ...[...standInsOf(unifierSwitch)].map((id) => [id, true] as const),
        ...statedBy(unifierSwitch),
      ]),
      providerTwoTournamentIds,
      excludedTournamentIds,
    };
  }

  function changed(): void {
    rules = presentRules();
    if (!signal.aborted) onChange();
  }

  function noteSwitchRead(): void {
    isSwitchKnown = true;
    switchRead.resolve();
  }

  /** Asks once however many want to know. */
  function once(key: string, ask: () => Promise<void>): Promise<void> {
    const asking =
      asked.get(key) ??
      ask()
        .catch((error: unknown) => {
          if (!signal.aborted) log.warn({ err: error, key }, 'visibility not read');
        })
        .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  function readHidden(sportId: string): Promise<void> {
    return once(`hidden ${sportId}`, async () => {
      hidden.set(sportId, await readHiddenEvents(upstream, sportId, settings));
      changed();
    });
  }

  function readBlocked(eventId: string): Promise<void> {
    return once(`blocked ${eventId}`, async () => {
      const { isHidden } = await readVisibility(upstream, eventId, settings);
      const isNews = blocked.get(eventId) !== isHidden;
      blocked.set(eventId, isHidden);
      if (isNews) changed();
    });
  }

  async function readAllBlocked(eventIds: readonly string[]): Promise<void> {
    const queue = eventIds.values();
    const work = async () => {
      for (const eventId of queue) await readBlocked(eventId);
    };
    await Promise.all(Array.from({ length: QUESTIONS_AT_A_TIME }, work));
  }

  async function readTournaments(): Promise<void> {
    const read = async (sportId: string) => readEnabledTournaments(upstream, sportId, settings);
    const tournaments = await Promise.all([...PROVIDER_SWITCH_SPORTS].map(read));
    providerTwoTournamentIds = new Set(tournaments.flatMap((ids) => [...ids]));
    changed();
  }

  /** What nobody holds any more is forgotten. */
  async function readLists(): Promise<void> {
    const live = events().filter(canBeBlocked);
    const liveIds = new Set(live.map(({ id }) => id));
    for (const eventId of blocked.keys()) if (!liveIds.has(eventId)) blocked.delete(eventId);
    await Promise.all([
      ...[...hidden.keys()].map(readHidden),
      once('tournaments', readTournaments),
      readAllBlocked([...liveIds]),
    ]);
  }

  function takeUnifier({ enabled, replacements }: EnabledMatches): void {
    unifierSwitch = new Map<string, SwitchEntry>([
      ...[...enabled].map((id) => [id, { isShown: true, replacedBy: null }] as const),
      ...[...replacements].map(([id, replacedBy]) => [id, { isShown: false, replacedBy }] as const),
    ]);
    changed();
  }

  function unknownOf(event: SportEvent): 'switch' | 'hidden' | 'blocked' | null {
    if (!isSwitchKnown) return 'switch';
    if (isToCome(event) && !hidden.has(event.sportId)) return 'hidden';
    return canBeBlocked(event) && !blocked.has(event.id) ? 'blocked' : null;
  }

  /** What is still unknown of the events hides nothing. */
  function assumeShown(of: readonly SportEvent[]): void {
    noteSwitchRead();
    for (const event of of) {
      const unknown = unknownOf(event);
      if (unknown === 'hidden') hidden.set(event.sportId, new Set());
      if (unknown === 'blocked') blocked.set(event.id, false);
    }
  }

  const stops = [
    followProviderSwitch({
      client: upstream,
      schedule,
      onRead(entries) {
        providerSwitch = entries;
        noteSwitchRead();
        changed();
      },
      onFailed(error) {
        noteSwitchRead();
        log.warn({ err: error }, 'provider switch not read');
      },
    }).stop,
    followEnabledMatches({
      client: upstream,
      schedule,
      onRead: takeUnifier,
      onFailed: (error) => log.warn({ err: error }, 'enabled matches not read'),
    }),
    poll({
      everyMs: LISTS_EVERY_MS,
      schedule,
      read: readLists,
      onRead: () => undefined,
      onFailed: (error) => log.warn({ err: error }, 'hidden events not read'),
    }),
  ];

  return {
    knows: (event) => unknownOf(event) === null,
    isShown: (event) => isEventShown(event, rules),
    isTournamentShown: (tournament) => isTournamentShown(tournament, rules),
    async learn(of) {
      const unknown = of.filter((event) => unknownOf(event) !== null);
      if (unknown.length === 0) return;
      const sports = new Set(unknown.filter(isToCome).map(({ sportId }) => sportId));
      const late = Promise.withResolvers<void>();
      const callOff = schedule(late.resolve, LEARN_WITHIN_MS);
      await Promise.race([
        late.promise,
        Promise.all([
          switchRead.promise,
          ...[...sports].filter((sportId) => !hidden.has(sportId)).map(readHidden),
          readAllBlocked(unknown.filter(canBeBlocked).map(({ id }) => id)),
        ]),
      ]);
      callOff();
      assumeShown(unknown);
    },
    noteSwitch({ eventId, isShown, replacedBy }) {
      const entry = [eventId, { isShown, replacedBy }] as const;
      providerSwitch = new Map([...providerSwitch, entry]);
      unifierSwitch = new Map([...unifierSwitch, entry]);
      changed();
    },
    close() {
      closed.abort();
      stops.forEach((stop) => stop());
    },
  };
}

/** What a switch says of the events that have an entry. */
function statedBy(entries: ReadonlyMap<string, SwitchEntry>): ReadonlyMap<string, boolean> {
  return new Map([...entries].map(([id, { isShown }]) => [id, isShown]));
}
