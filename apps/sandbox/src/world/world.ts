import type { Odds } from '@vitrine/betting/base/odds';
import type { Provider } from '@vitrine/betting/sportsbook/event';
import { eventKindOf } from '@vitrine/betting/sportsbook/event-id';
import type { Sport } from './competitions/competitions.ts';
import { outcomeIdOf } from './offer/drawn-market.ts';
import type { EventOffer } from './offer/event-offer.ts';
import { createFixtures, firstIdOf } from './competitions/fixtures.ts';
import { createHandMoves } from './match/hand-moves.ts';
import type { Labels } from './offer/labels.ts';
import type { MatchChange, MatchChangeStore } from './match/match-changes.ts';
import { isOnOffer, type MatchEnd, type MatchNow } from './match/match-now.ts';
import { LEAST_CHANCE } from './offer/match-pricing.ts';
import { createMatchViews } from './match/match-views.ts';
import { movedOdds, priced } from './offer/odds-ladder.ts';
import { NO_CHOICES, type OfferChoices } from './offer/offer-choices.ts';
import { createOfferList } from './offer/offer-list.ts';
import { outcomeTerms, type OutcomeKey } from './offer/outcome-terms.ts';
import { createSeasons, type Seasons } from './seasons/seasons.ts';
import { createStages, type Stages } from './stages/stages.ts';
import type { WorldClock } from './world-clock.ts';

/** The simulated world of matches, races and seasons at one moment, moved on by `turnTo`. */
export interface World {
  /** World seconds of the present moment. */
  readonly time: number;
  readonly stages: Stages;
  readonly seasons: Seasons;
  /** Moves the present to a moment of the wall clock (epoch milliseconds). */
  turnTo(wall: number): void;
  /** Moves the world forward by world seconds; the next `turnTo` shows it. */
  advance(seconds: number): void;
  /**
   * Matches on offer: upcoming, or live and covered; each once, by the provider the operator chose.
   * In order of start. A match of which nothing has changed is the same object as before.
   */
  offered(): readonly MatchNow[];
  /**
   * By id, what became of each match on offer since this was asked last; null for one that left the
   * offer. There is one to ask: who tells the feed.
   */
  takeChanges(): ReadonlyMap<string, MatchNow | null>;
  /** Matches that were on offer and ended a short time ago. In order of start. */
  ended(): readonly MatchNow[];
  /** Matches one provider has on offer, chosen or not. In order of start. */
  offeredBy(provider: Provider): readonly MatchNow[];
  /** Any event that can be bet on: a match, a stage or a season, upcoming, live or over. */
  offer(eventId: string): EventOffer | undefined;
  /** Any match of the world, upcoming, live or over. */
  match(eventId: string): MatchNow | undefined;
  /** How a match will end, which is drawn before it starts. */
  endOf(eventId: string): MatchEnd | undefined;
  /** The greatest lead of each side of a match so far; none in any other event. */
  leadsOf(eventId: string): { readonly home: number; readonly away: number };
  /**
   * Chance of several outcomes of one event winning together, seen now; null where the world has no
   * model of it. Not the product of their chances: a home win and many goals help each other.
   */
  jointChance(eventId: string, outcomes: readonly OutcomeKey[]): number | null;
  /** Price of that chance; null where it makes no such price, or hardly any chance is left. */
  jointPrice(eventId: string, outcomes: readonly OutcomeKey[]): Odds | null;
  /** Makes something happen in a match now; null, or why it cannot. It is never undone. */
  change(matchId: string, change: MatchChange): ChangeProblem | null;
  /** Holds a market until a moment of the wall clock. */
  suspendMarket(marketId: string, until: number): void;
  /** Multiplies the price of an outcome from now on; 1 gives it back to the world. */
  moveOdds(outcomeId: string, factor: number): void;
  /** While a producer is down, none of its markets takes bets. */
  setProducer(producerId: number, up: boolean): void;
  isProducerUp(producerId: number): boolean;
}

/** Why a match was not changed. */
export type ChangeProblem = 'unknown' | 'over' | 'notLive' | 'withoutGoals';

export interface WorldOptions {
  readonly clock: WorldClock;
  /** Scales how many matches are listed before they start. */
  readonly upcoming: number;
  readonly labels: Labels;
  /** Epoch milliseconds of the first present moment. */
  readonly wall: number;
  /** None unless given. */
  readonly choices?: OfferChoices;
  /** None unless given. */
  readonly changes?: MatchChangeStore;
}

const CUSTOM_BET_MARGIN = 0.12;
/** Sports of which provider one prices several outcomes of a match together. */
const JOINTLY_PRICED: ReadonlySet<Sport> = new Set(['football', 'basketball']);

export function createWorld(options: WorldOptions): World {
  const { clock, upcoming, labels, wall, choices = NO_CHOICES, changes } = options;
  const { seed, live } = clock;
  let now = clock.at(wall);
  const time = () => now;
  const hand = createHandMoves();
  const changesOf = (matchId: string) => changes?.of(matchId);
  const fixtures = createFixtures({ seed, live, upcoming, changesOf });
  const views = createMatchViews({ clock, labels, hand, choices, time });
  const stages = createStages({ clock, labels, hand, time });
  const seasons = createSeasons({ clock, fixtures, labels, hand, time });
  const list = createOfferList({ fixtures, views, choices, hand, time });

  function match(eventId: string): MatchNow | undefined {
    const fixture = fixtures.byId(eventId);
    return fixture && views.now(fixture);
  }

  function jointChance(eventId: string, outcomes: readonly OutcomeKey[]): number | null {
    const fixture = fixtures.byId(eventId);
    if (fixture?.provider !== 'one' || !JOINTLY_PRICED.has(fixture.sport)) return null;
    const terms = outcomes.flatMap((outcome) => outcomeTerms(outcome) ?? []);
    return terms.length < outcomes.length ? null : views.model(fixture).chance(...terms);
  }

  return {
    get time() {
      return now;
    },
    stages,
    seasons,
    turnTo(moment) {
      now = clock.at(moment);
      hand.expire(moment);
    },
    advance: (seconds) => clock.advance(seconds),
    offered: list.offered,
    takeChanges: list.takeChanges,
    ended: () =>
      fixtures
        .around(now)
        .flatMap((first) => {
          const provider = choices.providerOf(first);
          return (provider && fixtures.ofProvider(first, provider)) ?? [];
        })
        .map(views.now)
        .filter(({ status, isBooked }) => status === 'ended' && isBooked),
    offeredBy: (provider) =>
      fixtures
        .around(now)
        .flatMap((first) => fixtures.ofProvider(first, provider) ?? [])
        .map(views.now)
        .filter(isOnOffer),
    match,
    offer(eventId) {
      const kind = eventKindOf(eventId);
      if (kind === 'match') return match(eventId);
      return kind === 'stage' ? stages.find(eventId) : seasons.find(eventId);
    },
    endOf(eventId) {
      const fixture = fixtures.byId(eventId);
      return fixture && views.endOf(fixture);
    },
    leadsOf(eventId) {
      const fixture = fixtures.byId(eventId);
      return fixture ? views.leadsOf(fixture) : { home: 0, away: 0 };
    },
    jointChance,
    jointPrice(eventId, outcomes) {
      const chance = jointChance(eventId, outcomes);
      if (chance === null || chance < LEAST_CHANCE) return null;
      const odds = priced(chance, CUSTOM_BET_MARGIN);
      return outcomes
        .map((key) => hand.factorOf(outcomeIdOf(eventId, key)))
        .filter((factor) => factor !== 1)
        .reduce(movedOdds, odds);
    },
    change(matchId, change) {
      const changed = match(matchId);
      const problem = problemOf(changed, change);
      if (!changed || problem) return problem;
      const { fixture } = changed;
      const firstId = firstIdOf(fixture);
      changes?.add(firstId, change, now - fixture.startsAt);
      fixtures.renew(firstId);
      list.renew();
      const first = fixtures.byId(firstId);
      if (first) seasons.renew(first.competition);
      return null;
    },
    suspendMarket: hand.suspend,
    moveOdds: hand.moveOdds,
    setProducer: hand.setProducer,
    isProducerUp: hand.isUp,
  };
}

function problemOf(match: MatchNow | undefined, { kind }: MatchChange): ChangeProblem | null {
  if (!match?.isListed) return 'unknown';
  const { status } = match;
  if (status !== 'notStarted' && status !== 'live') return 'over';
  if ((kind === 'goal' || kind === 'ended') && status !== 'live') return 'notLive';
  return kind === 'goal' && match.fixture.sport !== 'football' ? 'withoutGoals' : null;
}
