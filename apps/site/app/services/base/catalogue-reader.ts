import type { OutcomeInEvent } from '@vitrine/betting/bet-slip/selection';
import type {
  MatchEvent,
  Outcome,
  SeasonEvent,
  SportEvent,
  StageEvent,
} from '@vitrine/betting/sportsbook/event';
import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import type { DeviceType } from '@vitrine/upstream/sportsbook/front-back';
import type { PopularBets } from '@vitrine/upstream/sportsbook/popular-bets';
import type {
  SidebarSection,
  Tournament,
  TournamentCategory,
} from '@vitrine/upstream/sportsbook/tournaments';

/** An outcome with the market and event it belongs to. */
export interface PricedOutcome extends OutcomeInEvent {
  /** Whether its event is shown; outcomes of a hidden event accept no bets. Source: 2§5. */
  readonly isEventShown: boolean;
}

/** The answer for an event. */
export type EventAnswer =
  /** With all its markets. */
  | { readonly kind: 'whole'; readonly event: SportEvent }
  /** The event as in a list, with its main market: the other markets can't be read now. */
  | { readonly kind: 'mainMarket'; readonly event: SportEvent }
  /** The operator does not know the event, or the event is hidden. */
  | { readonly kind: 'unknown' }
  /** Nothing is known about the event, and the operator does not answer. */
  | { readonly kind: 'unreadable' };

/** What a tournament is called, and where it belongs. */
export interface TournamentFacts {
  readonly id: string;
  readonly name: string;
  /** Country or region, as the operator names it. */
  readonly categoryName: string;
  readonly sportId: string;
}

/** The answer for a tournament. */
export type TournamentAnswer =
  | {
      readonly kind: 'known';
      readonly tournament: TournamentFacts;
      /** Its visible live and coming matches with their main market, in kick-off order. */
      readonly matches: readonly MatchEvent[];
      /** Whether the live list and the upcoming list of its sport have them; else its own topic has. */
      readonly isListed: boolean;
      /** What is bet on as a whole, with its markets; empty when that can't be read now. */
      readonly outrights: readonly (SeasonEvent | StageEvent)[];
    }
  /** The operator does not know the tournament, or it is excluded. */
  | { readonly kind: 'unknown' }
  /** Nothing is known about the tournament, and the operator does not answer. */
  | { readonly kind: 'unreadable' };

/**
 * The catalogue for pages, from the feed hub's memory: lists never wait for the operator.
 * Source: 2§4, 2§7.
 */
export interface CatalogueReader {
  /**
   * The version of the last frame that the answers below include: the page's live stream continues
   * from it.
   */
  version(): string;
  /** False while the operator's feed is down: prices may be old. */
  feedUp(): boolean;
  /**
   * False until the lists were read for the first time, or that reading failed: until then they are
   * empty.
   */
  isRead(): boolean;
  /** Header bar entries in the operator's order. */
  headbar(): readonly HeaderBarItem[];
  /** The visible live matches with their main market, in kick-off order. */
  liveEvents(): readonly MatchEvent[];
  /**
   * The visible matches of a sport that have not started, with their main market, in kick-off order.
   */
  upcomingEvents(sportId: string): readonly MatchEvent[];
  /**
   * False while nobody can say that a sport has no upcoming matches: they were never read, or the header
   * bar, which names the sports that have some, was not.
   */
  isUpcomingKnown(sportId: string): boolean;
  /** The matches that ended in the last three hours, with their final score, the last one first. */
  endedMatches(): readonly MatchEvent[];
  /** False while nobody can say what ended before the site started: that was not read yet. */
  areEndedKnown(): boolean;
  /** The ids of the most followed tournaments, the most followed first; null until they were read. */
  principalTournamentIds(): readonly string[] | null;
  /** What the operator's bettors place most; nothing while that can't be read. */
  popularBets(): PopularBets;
  /**
   * The competitions of a sport with events in a section, in the operator's order, excluded ones too;
   * none while they were never read. Never rejects.
   */
  sidebar(sportId: string, section: SidebarSection): Promise<readonly Tournament[]>;
  /**
   * All competitions of a sport that have events and are shown, by country or region in the operator's
   * order; null while they can't be read. Never rejects.
   */
  leagues(sportId: string): Promise<readonly TournamentCategory[] | null>;
  /**
   * The tournaments of a sport whose match winners are paid early; none while that can't be read. Never
   * rejects.
   */
  earlyPayouts(sportId: string): Promise<ReadonlySet<string>>;
  /**
   * An event with all its markets, within 1.5 seconds; asks the operator when the hub does not watch
   * the event yet. A live match that can't be read whole and that no list has is asked for as its
   * device is sent it, a mobile unless said otherwise. Rejects only with the signal's reason.
   */
  event(eventId: string, signal?: AbortSignal, device?: DeviceType): Promise<EventAnswer>;
  /**
   * A tournament with what is on offer of it, within 1.5 seconds; asks the operator for what the lists
   * don't tell. Rejects only with the signal's reason.
   */
  tournament(tournamentId: string, signal?: AbortSignal): Promise<TournamentAnswer>;
  /**
   * The visible live and coming stages of a sport without sides, with their main market, in order of
   * start; null when they can't be read now. Rejects only with the signal's reason.
   */
  stages(sportId: string, signal?: AbortSignal): Promise<readonly StageEvent[] | null>;
  /**
   * The visible stages that a stage is made of, in order of start; none when they can't be read.
   * Rejects only with the signal's reason.
   */
  childStages(stageId: string, signal?: AbortSignal): Promise<readonly StageEvent[]>;
  /**
   * The outcomes of one market of an event whose markets can't be read; none when nobody tells them.
   * Never rejects.
   */
  outcomesOf(market: {
    readonly eventId: string;
    readonly marketId: string;
  }): Promise<readonly Outcome[]>;
  /** An outcome of any event in the hub, visible or not. */
  outcome(outcomeId: string): PricedOutcome | null;
}
