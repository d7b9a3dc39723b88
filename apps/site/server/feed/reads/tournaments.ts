import { isTournamentId } from '@vitrine/betting/sportsbook/event-id';
import { isTournamentExcluded } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { createCatalogue, eventsOf } from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type {
  MatchEvent,
  SeasonEvent,
  SportEvent,
  StageEvent,
} from '@vitrine/betting/sportsbook/event';
import type { CallSettings, UpstreamClient } from '@vitrine/upstream/base/client';
import { readTournamentEvents } from '@vitrine/upstream/sportsbook/event-reads';
import { readSeasonIdOf } from '@vitrine/upstream/sportsbook/stage-reads';
import { readTournamentName } from '@vitrine/upstream/sportsbook/tournaments';
import type { Logger } from 'pino';
import type {
  EventAnswer,
  TournamentAnswer,
  TournamentFacts,
} from '../../../app/services/base/catalogue-reader.ts';
import { inKickOffOrder } from '../kick-off-order.ts';
import { untilAborted } from '../until-aborted.ts';
import type { WatchedTopics } from '../watched-topics.ts';
import { keptAnswers } from './kept-answers.ts';

interface TournamentsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly excludedTournamentIds: ReadonlySet<string>;
  /** The visible matches of a tournament in the hub's lists. */
  readonly listed: (tournamentId: string) => readonly MatchEvent[];
  /** Whether the upcoming events of a sport are a list of the hub. */
  readonly hasUpcoming: (sportId: string) => boolean;
  /** The topic of a tournament, followed from now on; null when there is no place for it. */
  readonly watch: WatchedTopics['watch'];
  /** Of some matches those that are shown. */
  readonly shownOf: (matches: readonly MatchEvent[]) => Promise<readonly MatchEvent[]>;
  /** The stages of a tournament that are shown, live or to come. */
  readonly stages: (tournamentId: string, signal: AbortSignal) => Promise<readonly StageEvent[]>;
  readonly event: (eventId: string, signal: AbortSignal) => Promise<EventAnswer>;
}

/** Tournaments for their pages: the lists of the hub, and what the operator says besides. */
export interface Tournaments {
  /** Never rejects but with the signal's reason. */
  find(tournamentId: string, signal: AbortSignal): Promise<TournamentAnswer>;
}

/** A page of a tournament that takes longer has what is known by then. */
const WITHIN_MS = 1_500;
const KEPT_FOR_MS = 10 * 60_000;

/** Source: 2§2, 2§7. */
export function createTournaments(options: TournamentsOptions): Tournaments {
  const {
    upstream,
    log,
    now,
    excludedTournamentIds,
    listed,
    hasUpcoming,
    watch,
    shownOf,
    stages,
    event,
  } = options;
  const names = keptAnswers<TournamentFacts | null>(now, KEPT_FOR_MS);
  const seasonIds = keptAnswers<string | null>(now, KEPT_FOR_MS);

  function readName(id: string, settings: CallSettings): Promise<TournamentFacts | null> {
    return names.get(id, async () => {
      const found = await readTournamentName(upstream, id, settings);
      if (!found) return null;
      const { name, categoryName, sportId } = found;
      return { id, name, categoryName, sportId };
    });
  }

  async function seasonOf(
    tournamentId: string,
    settings: CallSettings & { readonly signal: AbortSignal },
  ): Promise<readonly SeasonEvent[]> {
    const seasonId = await seasonIds.get(tournamentId, () =>
      readSeasonIdOf(upstream, tournamentId, settings),
    );
    const answer = seasonId === null ? null : await event(seasonId, settings.signal);
    const isThere = answer?.kind === 'whole' && answer.event.kind === 'season';
    return isThere ? [answer.event] : [];
  }

  /** From the topic that the page's stream follows; without a place for it, from the operator. */
  async function readMatches(
    tournamentId: string,
    settings: CallSettings & { readonly signal: AbortSignal },
  ): Promise<readonly MatchEvent[]> {
    const topic = watch(tournamentId);
    if (topic) {
      await untilAborted(topic.feed.loaded(), settings.signal);
      return inKickOffOrder(topic.events());
    }
    const events = await readTournamentEvents(upstream, tournamentId, { now, ...settings });
    const offered = eventsOf(createCatalogue('tournament', events ?? [], now())).filter(
      (event) => event.kind === 'match',
    );
    return inKickOffOrder(await shownOf(offered));
  }

  return {
    async find(id, signal) {
      if (!isTournamentId(id)) return { kind: 'unknown' };
      const settings = {
        deadlineMs: WITHIN_MS,
        signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
      };
      /** For what the page can do without. */
      const otherwise =
        <Answer>(answer: Answer) =>
        (error: unknown) => {
          signal.throwIfAborted();
          log.warn({ err: error, tournamentId: id }, 'tournament not read whole');
          return answer;
        };
      const known = listed(id);
      const [first] = known;
      // The lists have what is live of any sport, and what is to come of some.
      const isListed = first !== undefined && hasUpcoming(first.sportId);
      const [named, matches, seasons, races] = await Promise.all([
        first
          ? factsOf(first)
          : readName(id, settings).catch(otherwise<'unreadable'>('unreadable')),
        isListed ? known : readMatches(id, settings).catch(otherwise(known)),
        seasonOf(id, settings).catch(otherwise([])),
        stages(id, settings.signal).catch(otherwise([])),
      ]);
      const outrights = [...seasons, ...races];
      const [offered] = [...matches, ...outrights];
      const isNamed = named !== null && named !== 'unreadable';
      const facts = !isNamed && offered ? factsOf(offered) : named;
      if (facts === 'unreadable') return { kind: 'unreadable' };
      if (facts === null || isTournamentExcluded(facts, excludedTournamentIds)) {
        return { kind: 'unknown' };
      }
      return { kind: 'known', tournament: facts, matches, isListed, outrights };
    },
  };
}

function factsOf(event: SportEvent): TournamentFacts {
  const { tournamentId: id, tournamentName: name, categoryName, sportId } = event;
  return { id, name, categoryName, sportId };
}
