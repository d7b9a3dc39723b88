import { CALENDARS, type Place } from './calendar.ts';
import type { Competition } from './competition.ts';
import type { Sport } from './competitions.ts';
import { between, seeded, shuffled } from './random.ts';

export interface Side {
  readonly name: string;
  /** From -1, the weakest of the competition, to 1. */
  readonly strength: number;
}

/** One match of the world: a pure function of the seed, the scale and its number in the sport. */
export interface Fixture {
  readonly id: string;
  /** Key of every draw about the match. */
  readonly key: string;
  readonly sport: Sport;
  readonly sportId: string;
  readonly provider: 'one' | 'two';
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
}

export interface SportPlan {
  readonly sport: Sport;
  readonly id: string;
  readonly provider: 'one' | 'two';
  /** Seconds from one start to the next, at scale 1. */
  readonly interval: number;
  /** No match lasts longer. */
  readonly longest: number;
}

export const SPORT_PLANS: readonly SportPlan[] = [
  { sport: 'football', id: 'sr:sport:1', provider: 'one', interval: 490, longest: 7500 },
  { sport: 'basketball', id: 'sr:sport:2', provider: 'one', interval: 820, longest: 9000 },
  { sport: 'tennis', id: 'sr:sport:5', provider: 'two', interval: 790, longest: 14400 },
];

export interface Scale {
  readonly live: number;
  readonly upcoming: number;
}

export interface Fixtures {
  /** The match of an id; undefined for an id this world never makes. */
  byId(id: string): Fixture | undefined;
  /** Matches listed by a moment whose longest course may not be over, in order of start. */
  around(worldSeconds: number): readonly Fixture[];
}

const START_GRID = 300;
const SOON = 3 * 3600;
const EARLY = 48 * 3600;
const EARLY_SHARE = { followed: 0.25, other: 0.05 } as const;
const UNBOOKED_SHARE = 0.12;
const ABANDONED_SHARE = 1 / 60;
const ID_BASE = 40_000_000;

export function createFixtures(seed: number, scale: Scale): Fixtures {
  const known = new Map<string, Fixture>();

  function fixture(plan: SportPlan, number: number): Fixture {
    const id = idOf(plan, number);
    const made = known.get(id);
    if (made) return made;
    const drawn = drawFixture(seed, scale, plan, number);
    known.set(id, drawn);
    return drawn;
  }

  function forgetBefore(worldSeconds: number): void {
    for (const [id, { startsAt }] of known) {
      if (startsAt < worldSeconds - EARLY) known.delete(id);
    }
  }

  return {
    byId(id) {
      const named = numberOf(id);
      return named && fixture(named.plan, named.number);
    },
    around(worldSeconds) {
      const horizon = Math.max(SOON * scale.upcoming, EARLY);
      if (known.size > 20_000) forgetBefore(worldSeconds);
      return SPORT_PLANS.flatMap((plan) => {
        const interval = plan.interval / scale.live;
        const first = Math.max(0, Math.floor((worldSeconds - plan.longest) / interval) - 1);
        const last = Math.ceil((worldSeconds + horizon) / interval);
        return Array.from({ length: last - first + 1 }, (_, step) => fixture(plan, first + step));
      })
        .filter(
          ({ listedAt, startsAt, sport }) =>
            listedAt <= worldSeconds && worldSeconds < startsAt + planOf(sport).longest,
        )
        .sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
    },
  };
}

function planOf(sport: Sport): SportPlan {
  const plan = SPORT_PLANS.find((candidate) => candidate.sport === sport);
  if (!plan) throw new RangeError(`No plan for ${sport}`);
  return plan;
}

function drawFixture(seed: number, scale: Scale, plan: SportPlan, number: number): Fixture {
  const id = idOf(plan, number);
  const key = `${seed}/${id}`;
  const random = seeded(key, 'fixture');
  const calendar = CALENDARS[plan.sport];
  const place = at(calendar, number % calendar.length);
  const [home, away] = drawSides(seed, place, Math.floor(number / calendar.length));
  const startsAt = Math.round((number * plan.interval) / scale.live / START_GRID) * START_GRID;
  const earlyShare = place.isFollowed ? EARLY_SHARE.followed : EARLY_SHARE.other;
  const isEarly = random() < earlyShare * scale.upcoming;
  const isBooked = plan.provider === 'one' || random() >= UNBOOKED_SHARE;
  const isAbandoned = random() < ABANDONED_SHARE;
  return {
    id,
    key,
    sport: plan.sport,
    sportId: plan.id,
    provider: plan.provider,
    competition: place.competition,
    home,
    away,
    startsAt,
    listedAt: startsAt - (isEarly ? EARLY : SOON * scale.upcoming),
    isBooked,
    abandonedAfter: isAbandoned ? Math.round(between(random, 1200, 3600)) : null,
  };
}

/** Each round deals all competitors of its competition anew. */
function drawSides(
  seed: number,
  { competition, match }: Place,
  round: number,
): readonly [Side, Side] {
  const { id, competitors } = competition;
  const dealt = shuffled(competitors, seeded(seed, id, round));
  const side = (name: string): Side => ({
    name,
    strength: 1 - (2 * competitors.indexOf(name)) / Math.max(1, competitors.length - 1),
  });
  return [side(at(dealt, match * 2)), side(at(dealt, match * 2 + 1))];
}

function idOf(plan: SportPlan, number: number): string {
  const place = ID_BASE + number * SPORT_PLANS.length + SPORT_PLANS.indexOf(plan);
  return `${plan.provider === 'one' ? 'sr' : 'bg'}:match:${place}`;
}

function numberOf(id: string): { plan: SportPlan; number: number } | undefined {
  const place = Number(/^(?:sr|bg):match:(\d{8,12})$/.exec(id)?.[1] ?? Number.NaN) - ID_BASE;
  const plan = SPORT_PLANS[place % SPORT_PLANS.length];
  if (!(place >= 0) || !plan) return undefined;
  const number = Math.floor(place / SPORT_PLANS.length);
  return idOf(plan, number) === id ? { plan, number } : undefined;
}

function at<Element>(elements: readonly Element[], index: number): Element {
  const element = elements[index];
  if (element === undefined) throw new RangeError(`No element at ${index}`);
  return element;
}
