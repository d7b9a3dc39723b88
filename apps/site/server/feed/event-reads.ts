import type { Market, MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import { eventKindOf } from '@vitrine/betting/sportsbook/event-id';
import {
  readEvent,
  readLiveEvents,
  readMarkets,
  readPrincipalMarkets,
  readTournamentEvents,
} from '@vitrine/upstream/sportsbook/event-reads';
import {
  type DeviceType,
  readLiveMatch,
  readLiveMatches,
  readPrematch,
} from '@vitrine/upstream/sportsbook/front-back';
import {
  readSeason,
  readStage,
  readStageWithMainMarkets,
} from '@vitrine/upstream/sportsbook/stage-reads';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { ContentLabels } from '@vitrine/upstream/sportsbook/content-labels';
import { withContentNames } from './content-names.ts';

const PROVIDERS = ['one', 'two'] as const;

/** The hub's reads of the catalogue; each rejects with the client's errors. Source: 2§7. */
export interface EventReads {
  live(signal: AbortSignal): Promise<readonly MatchEvent[]>;
  prematch(sportId: string, signal: AbortSignal): Promise<readonly MatchEvent[]>;
  /** The matches of a tournament with their main market; none of one that the operator doesn't know. */
  tournament(tournamentId: string, signal: AbortSignal): Promise<readonly MatchEvent[]>;
  /** A match with its main market; null when the operator doesn't know it. */
  match(eventId: string, signal: AbortSignal): Promise<MatchEvent | null>;
  /** A live match with the markets that its device is sent; null when none is live under the id. */
  liveMatch(eventId: string, device: DeviceType, signal: AbortSignal): Promise<MatchEvent | null>;
  /** The main markets of a match; null when the operator doesn't know it. */
  principalMarkets(eventId: string, signal: AbortSignal): Promise<readonly Market[] | null>;
  /** A stage with its main markets; null when the operator doesn't know it. */
  stageEntry(eventId: string, signal: AbortSignal): Promise<SportEvent | null>;
  /**
   * An event with all its markets, each with its name or content label; null when the operator doesn't
   * know it.
   */
  wholeEvent(eventId: string, signal: AbortSignal): Promise<SportEvent | null>;
}

export function eventReads(
  upstream: UpstreamClient,
  labels: ContentLabels,
  timing: { readonly now: () => number; readonly deadlineMs: number },
): EventReads {
  async function readWhole(eventId: string, signal: AbortSignal): Promise<SportEvent | null> {
    const settings = { ...timing, signal };
    const kind = eventKindOf(eventId);
    if (kind === 'stage') return readStage(upstream, eventId, settings);
    if (kind === 'season') return readSeason(upstream, eventId, settings);
    const [event, markets] = await Promise.all([
      readEvent(upstream, eventId, settings),
      readMarkets(upstream, eventId, settings),
    ]);
    return event && markets && { ...event, markets };
  }

  /** The live list; while front-back does not tell it, what the two providers have live. */
  async function readLive(signal: AbortSignal): Promise<readonly MatchEvent[]> {
    const settings = { ...timing, signal };
    try {
      return await readLiveMatches(upstream, settings);
    } catch (error) {
      signal.throwIfAborted();
      const ofProviders = PROVIDERS.map((each) => readLiveEvents(upstream, each, settings));
      const lists = await Promise.all(ofProviders).catch(() => null);
      if (!lists) throw error;
      return lists.flat();
    }
  }

  return {
    match: (eventId, signal) => readEvent(upstream, eventId, { ...timing, signal }),
    liveMatch: (eventId, device, signal) =>
      readLiveMatch(upstream, { eventId, device }, { ...timing, signal }),
    live: readLive,
    prematch: (sportId, signal) => readPrematch(upstream, sportId, { ...timing, signal }),
    async tournament(tournamentId, signal) {
      return (await readTournamentEvents(upstream, tournamentId, { ...timing, signal })) ?? [];
    },
    principalMarkets: (eventId, signal) =>
      readPrincipalMarkets(upstream, eventId, { ...timing, signal }),
    stageEntry: (eventId, signal) =>
      readStageWithMainMarkets(upstream, eventId, { ...timing, signal }),
    async wholeEvent(eventId, signal) {
      const event = await readWhole(eventId, signal);
      return event && withContentNames(event, labels, signal);
    },
  };
}
