import type { Odds } from '@vitrine/betting/odds';
import { playBasketball } from './basketball.ts';
import { createFixtures, type Fixture } from './fixtures.ts';
import { playFootball } from './football.ts';
import type { Labels } from './labels.ts';
import { drawMarkets, type DrawnMarket } from './drawn-market.ts';
import type { Form, MatchCourse, MatchState } from './match-course.ts';
import { movedOdds, priced } from './odds-ladder.ts';
import { outcomeTerms, type OutcomeKey } from './outcome-terms.ts';
import { noise, seeded } from './random.ts';
import type { ScoreModel } from './score-model.ts';
import { playTennis } from './tennis.ts';
import type { WorldClock } from './world-clock.ts';

export interface PricedOutcome {
  /** Unique over all events. */
  readonly id: string;
  readonly typeId: string;
  readonly name: string;
  readonly odds: Odds;
  readonly isActive: boolean;
}

export interface PricedMarket {
  /** Unique over all events: `<event>/<type>/<specifiers>`. */
  readonly id: string;
  readonly typeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly template: string;
  readonly isMain: boolean;
  readonly isSuspended: boolean;
  readonly outcomes: readonly PricedOutcome[];
}

/** A match as it stands at the world's present moment. */
export interface MatchNow {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** Markets open or suspended; none once it is over, or started without live coverage. */
  readonly markets: readonly PricedMarket[];
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  /** Whether it has been offered yet; a later match of the world exists, but nobody may know. */
  readonly isListed: boolean;
}

/** The final score, or that the match will be abandoned. */
export interface MatchEnd {
  readonly home: number;
  readonly away: number;
  readonly isAbandoned: boolean;
}

/** The simulated world of matches at one moment, moved on by `turnTo`. */
export interface World {
  /** World seconds of the present moment. */
  readonly time: number;
  /** Moves the present to a moment of the wall clock (epoch milliseconds). */
  turnTo(wall: number): void;
  /** Moves the world forward by world seconds; the next `turnTo` shows it. */
  advance(seconds: number): void;
  /** Matches on offer: upcoming, or live and covered. In order of start. */
  offered(): readonly MatchNow[];
  /** Any match of the world, upcoming, live or over. */
  match(eventId: string): MatchNow | undefined;
  /** How a match will end, which is drawn before it starts. */
  endOf(eventId: string): MatchEnd | undefined;
  /** Price of several outcomes of one event winning together; null where it makes no such price. */
  jointPrice(eventId: string, outcomes: readonly OutcomeKey[]): Odds | null;
  /** Holds a market until a moment of the wall clock. */
  suspendMarket(marketId: string, until: number): void;
  /** Multiplies the price of an outcome from now on; 1 gives it back to the world. */
  moveOdds(outcomeId: string, factor: number): void;
}

export interface WorldOptions {
  readonly clock: WorldClock;
  /** Scales how many matches are listed before they start. */
  readonly upcoming: number;
  readonly labels: Labels;
  /** Epoch milliseconds of the first present moment. */
  readonly wall: number;
}

/** Odds are drawn anew at this rhythm, in world seconds. */
const LIVE_RHYTHM = 4;
const PREMATCH_RHYTHM = 60;
/** A side market closes once an outcome is this sure. */
const DECIDED = 0.985;
/** An outcome less likely than this is not offered: its price would pass the highest of the ladder. */
const LEAST_CHANCE = 0.0019;
const CUSTOM_BET_MARGIN = 0.12;

interface PriceList {
  readonly moment: string;
  readonly markets: readonly PricedMarket[];
  readonly held: readonly PricedMarket[];
}

export function createWorld({ clock, upcoming, labels, wall }: WorldOptions): World {
  const fixtures = createFixtures(clock.seed, { live: clock.live, upcoming });
  const courses = new Map<string, MatchCourse>();
  const drawnMarkets = new Map<string, readonly DrawnMarket[]>();
  const prices = new Map<string, PriceList>();
  const suspensions = new Map<string, number>();
  const moves = new Map<string, number>();
  let present = wall;
  let time = clock.at(wall);

  function courseOf(fixture: Fixture): MatchCourse {
    const known = courses.get(fixture.id);
    if (known) return known;
    const course = play(fixture);
    courses.set(fixture.id, course);
    return course;
  }

  function drawnMarketsOf(fixture: Fixture): readonly DrawnMarket[] {
    const known = drawnMarkets.get(fixture.id);
    if (known) return known;
    const drawn = drawMarkets(fixture, labels);
    drawnMarkets.set(fixture.id, drawn);
    return drawn;
  }

  function matchNow(fixture: Fixture): MatchNow {
    const at = time;
    const course = courseOf(fixture);
    const state = course.stateAt(at - fixture.startsAt);
    const isListed = fixture.listedAt <= at;
    let markets: readonly PricedMarket[] | undefined;
    return {
      fixture,
      state,
      scheduledAt: clock.wallOf(fixture.startsAt),
      isListed,
      // Priced when somebody looks, as of the moment the match was read.
      get markets() {
        const isOpen = isListed && isOffered(fixture, state);
        return (markets ??= isOpen ? marketsOf(fixture, course, state, at) : []);
      },
    };
  }

  function marketsOf(fixture: Fixture, course: MatchCourse, state: MatchState, at: number) {
    const { moment, form } = drawnAt(fixture, state, at);
    let list = prices.get(fixture.id);
    if (list?.moment !== moment) {
      const model = course.modelAt(at - fixture.startsAt, form);
      const goals = (state.home ?? 0) + (state.away ?? 0);
      const markets = drawnMarketsOf(fixture)
        .filter(({ opensAfterGoals }) => opensAfterGoals <= goals)
        .flatMap((market) => priceMarket(market, model));
      list = { moment, markets, held: markets.map((market) => ({ ...market, isSuspended: true })) };
      prices.set(fixture.id, list);
    }
    const markets = state.suspended ? list.held : list.markets;
    return suspensions.size + moves.size === 0 ? markets : markets.map(changedByHand);
  }

  function changedByHand(market: PricedMarket): PricedMarket {
    return {
      ...market,
      isSuspended: market.isSuspended || suspensions.has(market.id),
      outcomes: market.outcomes.map((outcome) => ({
        ...outcome,
        odds: movedOdds(outcome.odds, moves.get(outcome.id) ?? 1),
      })),
    };
  }

  /** The beat on which prices are drawn at a moment, and the form they are drawn from. */
  function drawnAt(
    fixture: Fixture,
    state: MatchState,
    at: number,
  ): { moment: string; form: Form } {
    const isLive = state.status === 'live';
    const rhythm = isLive ? LIVE_RHYTHM : PREMATCH_RHYTHM;
    const offset = seeded(fixture.key, 'beat')() * rhythm;
    const beat = Math.floor((at + offset) / rhythm);
    const sway = (side: string) =>
      1 + 0.05 * noise(`${fixture.key}/${side}`, beat * rhythm, isLive ? 90 : 1800);
    return {
      moment: `${rhythm}/${beat}/${state.home}-${state.away}/${state.games?.join('-')}`,
      form: { home: sway('home'), away: sway('away') },
    };
  }

  function forgetOver(): void {
    const kept = new Set(fixtures.around(time).map(({ id }) => id));
    for (const cache of [courses, drawnMarkets, prices]) {
      for (const id of cache.keys()) if (!kept.has(id)) cache.delete(id);
    }
  }

  return {
    get time() {
      return time;
    },
    turnTo(moment) {
      present = moment;
      time = clock.at(moment);
      for (const [id, until] of suspensions) if (until <= present) suspensions.delete(id);
      if (courses.size > 2_000) forgetOver();
    },
    advance: (seconds) => clock.advance(seconds),
    offered: () =>
      fixtures
        .around(time)
        .map(matchNow)
        .filter(({ fixture, state }) => isOffered(fixture, state)),
    endOf(eventId) {
      const fixture = fixtures.byId(eventId);
      if (!fixture) return undefined;
      const { final, endsAfter, stateAt } = courseOf(fixture);
      return { ...final, isAbandoned: stateAt(endsAfter).status === 'abandoned' };
    },
    match(eventId) {
      const fixture = fixtures.byId(eventId);
      return fixture && matchNow(fixture);
    },
    jointPrice(eventId, outcomes) {
      const fixture = fixtures.byId(eventId);
      if (fixture?.sport !== 'football') return null;
      const course = courseOf(fixture);
      const elapsed = time - fixture.startsAt;
      const { form } = drawnAt(fixture, course.stateAt(elapsed), time);
      const terms = outcomes.flatMap((outcome) => outcomeTerms(outcome) ?? []);
      if (terms.length < outcomes.length) return null;
      const chance = course.modelAt(elapsed, form).chance(...terms);
      return chance < LEAST_CHANCE ? null : priced(chance, CUSTOM_BET_MARGIN);
    },
    suspendMarket: (marketId, until) => void suspensions.set(marketId, until),
    moveOdds(outcomeId, factor) {
      if (factor === 1) moves.delete(outcomeId);
      else moves.set(outcomeId, factor);
    },
  };
}

/** The market lists show of a match, if it is open. */
export function mainMarkets({ markets }: MatchNow): readonly PricedMarket[] {
  return markets.filter(({ isMain }) => isMain);
}

function isOffered(fixture: Fixture, state: MatchState): boolean {
  return state.status === 'notStarted' || (state.status === 'live' && fixture.isBooked);
}

function play(fixture: Fixture): MatchCourse {
  switch (fixture.sport) {
    case 'football':
      return playFootball(fixture);
    case 'basketball':
      return playBasketball(fixture);
    case 'tennis':
      return playTennis(fixture);
  }
}

/**
 * The market with its prices. The main one keeps all its outcomes and is suspended when only one is
 * possible; of another the impossible ones leave, and it closes when it is as good as decided.
 */
function priceMarket(market: DrawnMarket, model: ScoreModel): readonly PricedMarket[] {
  const { id, typeId, specifiers, name, template, isMain, margin } = market;
  const outcomes = market.outcomes.map(({ terms, ...outcome }) => {
    const chance = model.chance(terms);
    const odds = priced(Math.max(chance, LEAST_CHANCE), margin);
    return { chance, priced: { ...outcome, odds, isActive: chance >= LEAST_CHANCE } };
  });
  if (!isMain && outcomes.some(({ chance }) => chance > DECIDED)) return [];
  const all = outcomes.map((outcome) => outcome.priced);
  const active = all.filter(({ isActive }) => isActive);
  return [
    {
      id,
      typeId,
      specifiers,
      name,
      template,
      isMain,
      isSuspended: active.length < 2,
      outcomes: isMain ? all : active,
    },
  ];
}
