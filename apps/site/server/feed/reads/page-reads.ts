import type { MatchEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import type { Logger } from 'pino';
import type { CatalogueReader } from '../../../app/services/base/catalogue-reader.ts';
import { stageSports } from '../headbar.ts';
import { createEarlyPayouts } from './early-payouts.ts';
import { createMarketOutcomes } from './market-outcomes.ts';
import { createPopularBets } from './popular-bets.ts';
import { createPrincipalTournaments } from './principal-tournaments.ts';
import { createSidebars } from './sidebars.ts';
import { createSportLeagues } from './sport-leagues.ts';
import { createStageLists } from './stage-lists.ts';
import { createTournaments } from './tournaments.ts';
import type { WatchedTopics } from '../watched-topics.ts';
import type { VisibilityWatch } from '../visibility-watch.ts';

interface PageReadsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly excludedTournamentIds: ReadonlySet<string>;
  readonly visibility: VisibilityWatch;
  readonly headbar: () => readonly HeaderBarItem[];
  /** The visible matches of the hub's lists, in kick-off order. */
  readonly listed: () => readonly MatchEvent[];
  /** Whether the upcoming events of a sport are a list of the hub. */
  readonly hasUpcoming: (sportId: string) => boolean;
  /** The topic of a tournament, followed from now on; null when there is no place for it. */
  readonly watchTournament: WatchedTopics['watch'];
  readonly event: CatalogueReader['event'];
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
}

type Reads = Pick<
  CatalogueReader,
  | 'tournament'
  | 'stages'
  | 'childStages'
  | 'principalTournamentIds'
  | 'sidebar'
  | 'leagues'
  | 'popularBets'
  | 'earlyPayouts'
  | 'outcomesOf'
>;

/** What pages ask for besides the hub's topics: tournaments, and stages of sports without sides. */
export interface PageReads extends Reads {
  /** What the passing of time asks for. */
  maintain(): void;
}

/** For what is read in the background. */
const READ_DEADLINE_MS = 15_000;

/** Source: 2§2, 2§7. */
export function createPageReads(options: PageReadsOptions): PageReads {
  const { upstream, log, now, visibility, headbar, listed, event, closing } = options;
  const principal = createPrincipalTournaments({
    upstream,
    log,
    now,
    settings: { deadlineMs: READ_DEADLINE_MS, signal: closing },
  });
  const popular = createPopularBets({
    upstream,
    log,
    now,
    settings: { deadlineMs: READ_DEADLINE_MS, signal: closing },
  });
  const sidebars = createSidebars({ upstream, log, now, closing });
  const leagues = createSportLeagues({
    upstream,
    log,
    now,
    closing,
    // A switch may show an event of a tournament that is not enabled.
    isShown: (tournament) =>
      visibility.isTournamentShown(tournament) ||
      listed().some(({ tournamentId }) => tournamentId === tournament.id),
  });
  const stageLists = createStageLists({ upstream, now, isShown: visibility.isShown });
  const tournaments = createTournaments({
    upstream,
    log,
    now,
    event,
    excludedTournamentIds: options.excludedTournamentIds,
    watch: options.watchTournament,
    hasUpcoming: options.hasUpcoming,
    listed: (id) => listed().filter(({ tournamentId }) => tournamentId === id),
    async stages(id, signal) {
      const sports = [...stageSports(headbar())];
      const stages = await Promise.all(sports.map((sport) => stageLists.ofSport(sport, signal)));
      return stages.flat().filter(({ tournamentId }) => tournamentId === id);
    },
    async shownOf(matches) {
      await visibility.learn(matches);
      return matches.filter((match) => visibility.isShown(match));
    },
  });

  /** The answer in place of a reading that failed. */
  function otherwise<Answer>(answer: Answer, signal: AbortSignal): (error: unknown) => Answer {
    return (error) => {
      signal.throwIfAborted();
      log.warn({ err: error }, 'stages not read');
      return answer;
    };
  }

  return {
    principalTournamentIds: principal.ids,
    popularBets: popular.bets,
    maintain() {
      principal.maintain();
      popular.maintain();
    },
    sidebar: sidebars.of,
    leagues,
    earlyPayouts: createEarlyPayouts({ upstream, log, now, closing }),
    outcomesOf: createMarketOutcomes({ upstream, log, now, closing }),
    tournament: (id, signal = closing) => tournaments.find(id, signal),
    async stages(sportId, signal = closing): Promise<readonly StageEvent[] | null> {
      if (!stageSports(headbar()).has(sportId)) return [];
      return stageLists.ofSport(sportId, signal).catch(otherwise(null, signal));
    },
    childStages: (stageId, signal = closing) =>
      stageLists.childrenOf(stageId, signal).catch(otherwise([], signal)),
  };
}
