import type { Provider } from '@vitrine/betting/sportsbook/event';
import { numbersOfRound, roundLength } from './calendar.ts';
import type { Competition } from './competition.ts';
import type { Sport } from './competitions.ts';
import { otherProvidersId, providerTwosCompetition } from './counterpart.ts';
import { divisionsAt } from './divisions.ts';
import { drawFixture, longestAhead } from './fixture-draw.ts';
import type { MatchChanges } from '../match/match-changes.ts';
import { SPORT_PLANS, type SportPlan } from './sport-plans.ts';

export interface Side {
  readonly name: string;
  /** From -1, the weakest of the competition, to 1. */
  readonly strength: number;
}

/**
 * One match of the world: a pure function of the seed, the scale and its number in the sport, and of
 * what testers changed.
 */
export interface Fixture {
  readonly id: string;
  /** Key of every draw about the match. */
  readonly key: string;
  readonly sport: Sport;
  readonly sportId: string;
  readonly provider: Provider;
  readonly competition: Competition;
  readonly home: Side;
  readonly away: Side;
  /** World seconds. */
  readonly startsAt: number;
  /** From when the match is offered. */
  readonly listedAt: number;
  /** Whether it is covered live. */
  readonly isBooked: boolean;
  /** Seconds after the start at which it is abandoned; null for a match played to its end. */
  readonly abandonedAfter: number | null;
  /** The same match as the other provider offers it; null when only one does. */
  readonly counterpartId: string | null;
  /** What testers made happen in it. */
  readonly changes: MatchChanges;
}

export interface Scale {
  readonly live: number;
  readonly upcoming: number;
}

export interface Fixtures {
  /** The match of an id; undefined for an id this world never makes. */
  byId(id: string): Fixture | undefined;
  /** The match as a provider offers it; undefined when the provider does not. */
  ofProvider(fixture: Fixture, provider: Provider): Fixture | undefined;
  /**
   * Matches listed by a moment whose longest course may not be over, in order of start; each once,
   * by the first provider of its sport.
   */
  around(worldSeconds: number): readonly Fixture[];
  /** Which round of football is played at a time, from 0. */
  roundAt(worldSeconds: number): number;
  /** World seconds from which the matches of a football round start. */
  startOfRound(round: number): number;
  /** The matches of a round of a football competition. */
  ofRound(competition: Competition, round: number): readonly Fixture[];
  /** Draws a match anew, after it was changed. */
  renew(id: string): void;
}

export interface FixturesOptions extends Scale {
  readonly seed: number;
  /** What testers changed in the match of an id. */
  readonly changesOf?: (matchId: string) => MatchChanges | undefined;
}

const ID_BASE = 50_000_000;
/** Room for sports in the ids: one more sport gives no match another id. */
const ID_STEP = 32;
/** Matches kept beyond those that can be on offer. */
const SPARE = 2_000;

export function createFixtures({ seed, changesOf, ...scale }: FixturesOptions): Fixtures {
  const drawn = new Map(SPORT_PLANS.map((plan) => [plan, new Map<number, Fixture>()]));
  const counterparts = new WeakMap<Fixture, Fixture>();
  const football = planOf('football');
  const divisions = divisionsAt(scale.live);
  const roundSeconds = (roundLength('football', divisions) * football.interval) / scale.live;

  function fixture(plan: SportPlan, number: number): Fixture {
    const known = drawn.get(plan)?.get(number);
    if (known) return known;
    const id = idOf(plan, number);
    const made = withChanges(drawFixture(seed, scale, plan, id, number), changesOf?.(id));
    drawn.get(plan)?.set(number, made);
    return made;
  }

  function byId(id: string): Fixture | undefined {
    const named = numberOf(id);
    if (named) return fixture(named.plan, named.number);
    const other = numberOf(otherProvidersId(id));
    const first = other && fixture(other.plan, other.number);
    return first?.counterpartId === id ? counterpartOf(first, id) : undefined;
  }

  function counterpartOf(first: Fixture, id: string): Fixture {
    const made = counterparts.get(first);
    if (made) return made;
    const counterpart: Fixture = {
      ...first,
      id,
      provider: 'two',
      competition: providerTwosCompetition(first.competition),
      counterpartId: first.id,
    };
    counterparts.set(first, counterpart);
    return counterpart;
  }

  /** The numbers of a sport that can be on offer; what was drawn beyond is forgotten at times. */
  function numbersAround(plan: SportPlan, worldSeconds: number): { first: number; last: number } {
    const interval = plan.interval / scale.live;
    const first = Math.max(0, Math.floor((worldSeconds - plan.longest) / interval) - 1);
    const last = Math.ceil((worldSeconds + longestAhead(scale)) / interval);
    const known = drawn.get(plan);
    if (known && known.size > last - first + SPARE) {
      for (const number of known.keys()) if (number < first || number > last) known.delete(number);
    }
    return { first, last };
  }

  return {
    byId,
    ofProvider(given, provider) {
      if (given.provider === provider) return given;
      return given.counterpartId === null ? undefined : byId(given.counterpartId);
    },
    around: (worldSeconds) =>
      SPORT_PLANS.flatMap((plan) => {
        const { first, last } = numbersAround(plan, worldSeconds);
        return Array.from({ length: last - first + 1 }, (_, step) =>
          fixture(plan, first + step),
        ).filter(
          ({ listedAt, startsAt }) =>
            listedAt <= worldSeconds && worldSeconds < startsAt + plan.longest,
        );
      }).sort((a, b) => a.startsAt - b.startsAt),
    roundAt: (worldSeconds) => Math.floor(worldSeconds / roundSeconds),
    startOfRound: (round) => round * roundSeconds,
    ofRound: (competition, round) =>
      numbersOfRound('football', competition, round, divisions).map((number) =>
        fixture(football, number),
      ),
    renew(id) {
      const named = numberOf(id);
      if (named) drawn.get(named.plan)?.delete(named.number);
    },
  };
}

function withChanges(fixture: Fixture, changes: MatchChanges | undefined): Fixture {
  if (!changes) return fixture;
  return { ...fixture, changes, isBooked: changes.isCovered ?? fixture.isBooked };
}

/** The id under which a match was drawn, whichever provider's id is given. */
export function firstIdOf({ id, counterpartId, provider }: Fixture): string {
  return counterpartId !== null && provider === 'two' ? counterpartId : id;
}

function planOf(sport: Sport): SportPlan {
  const plan = SPORT_PLANS.find((candidate) => candidate.sport === sport);
  if (!plan) throw new RangeError(`No plan for ${sport}`);
  return plan;
}

function idOf(plan: SportPlan, number: number): string {
  const place = ID_BASE + number * ID_STEP + SPORT_PLANS.indexOf(plan);
  return `${plan.provider === 'one' ? 'sr' : 'bg'}:match:${place}`;
}

function numberOf(id: string): { plan: SportPlan; number: number } | undefined {
  const place = Number(/^(?:sr|bg):match:(\d{8,12})$/.exec(id)?.[1] ?? Number.NaN) - ID_BASE;
  const plan = SPORT_PLANS[place % ID_STEP];
  if (!(place >= 0) || !plan) return undefined;
  const number = Math.floor(place / ID_STEP);
  return idOf(plan, number) === id ? { plan, number } : undefined;
}
