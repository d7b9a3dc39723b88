import { COMPETITIONS, type Competition, type Sport } from './competitions.ts';
import { between, seeded, shuffled } from './random.ts';

export interface Side {
  readonly name: string;
  /** From -1, the weakest of the competition, to 1. */
  readonly strength: number;
}

/** One match of the world: a pure function of the seed and its place in a lane. */
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
  /** Lanes in which matches follow one another, at scale 1. */
  readonly lanes: number;
  /** Seconds from one start to the next in a lane. */
  readonly period: number;
  /** No match lasts longer. */
  readonly longest: number;
}

export const SPORT_PLANS: readonly SportPlan[] = [
  { sport: 'football', id: 'sr:sport:1', provider: 'one', lanes: 16, period: 7800, longest: 7500 },
  { sport: 'basketball', id: 'sr:sport:2', provider: 'one', lanes: 8, period: 6600, longest: 9000 },
  { sport: 'tennis', id: 'sr:sport:5', provider: 'two', lanes: 9, period: 8400, longest: 14400 },
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

/** Spreads the starts of lanes evenly, whatever their number. */
const GOLDEN_RATIO = 0.618_033_988_75;
const START_GRID = 300;
const SOON = 3 * 3600;
const EARLY = 48 * 3600;
const EARLY_SHARE = 0.07;
const UNBOOKED_SHARE = 0.12;
const ABANDONED_SHARE = 1 / 60;
const LANE_LIMIT = 256;
const ID_BASE = 40_000_000;
const SIDES_OF_LANE = 4;

export function createFixtures(seed: number, scale: Scale): Fixtures {
  const known = new Map<string, Fixture>();

  function fixture(plan: SportPlan, lane: number, index: number): Fixture {
    const id = idOf(plan, lane, index);
    const made = known.get(id);
    if (made) return made;
    const drawn = drawFixture(seed, scale, plan, lane, index, id);
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
      const place = placeOf(id);
      return place && fixture(place.plan, place.lane, place.index);
    },
    around(worldSeconds) {
      const horizon = Math.max(SOON * scale.upcoming, EARLY);
      if (known.size > 20_000) forgetBefore(worldSeconds);
      return SPORT_PLANS.flatMap((plan) =>
        Array.from(
          { length: Math.min(Math.round(plan.lanes * scale.live), LANE_LIMIT) },
          (_, lane) => {
            const first = Math.floor((worldSeconds - plan.longest) / plan.period) - 1;
            const last = Math.ceil((worldSeconds + horizon) / plan.period);
            return Array.from({ length: last - first + 1 }, (_, step) => first + step)
              .filter((index) => index >= 0)
              .map((index) => fixture(plan, lane, index));
          },
        ).flat(),
      )
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

function drawFixture(
  seed: number,
  scale: Scale,
  plan: SportPlan,
  lane: number,
  index: number,
  id: string,
): Fixture {
  const key = `${seed}/${id}`;
  const random = seeded(key, 'fixture');
  const competitions = COMPETITIONS[plan.sport];
  const competition = at(competitions, lane % competitions.length);
  const [home, away] = drawSides(seed, competition, lane, competitions.length, index);
  const phase = (lane * GOLDEN_RATIO) % 1;
  const startsAt = Math.round(((index + phase) * plan.period) / START_GRID) * START_GRID;
  const isEarly = random() < EARLY_SHARE * scale.upcoming;
  const isBooked = plan.provider === 'one' || random() >= UNBOOKED_SHARE;
  const isAbandoned = random() < ABANDONED_SHARE;
  return {
    id,
    key,
    sport: plan.sport,
    sportId: plan.id,
    provider: plan.provider,
    competition,
    home,
    away,
    startsAt,
    listedAt: startsAt - (isEarly ? EARLY : SOON * scale.upcoming),
    isBooked,
    abandonedAfter: isAbandoned ? Math.round(between(random, 1200, 3600)) : null,
  };
}

/**
 * Draws two competitors. Lanes of one competition take theirs from separate parts of its table, and
 * each round of a lane deals its part anew, so nobody plays twice at once.
 */
function drawSides(
  seed: number,
  competition: Competition,
  lane: number,
  competitions: number,
  index: number,
): readonly [Side, Side] {
  const { competitors } = competition;
  const parts = Math.max(1, Math.floor(competitors.length / SIDES_OF_LANE));
  const part = Math.floor(lane / competitions) % parts;
  const own = shuffled(competitors, seeded(seed, competition.id)).filter(
    (_, position) => position % parts === part,
  );
  const pairs = Math.floor(own.length / 2);
  const dealt = shuffled(own, seeded(seed, competition.id, lane, Math.floor(index / pairs)));
  const pair = index % pairs;
  const side = (name: string): Side => ({
    name,
    strength: 1 - (2 * competitors.indexOf(name)) / Math.max(1, competitors.length - 1),
  });
  return [side(at(dealt, pair * 2)), side(at(dealt, pair * 2 + 1))];
}

function idOf(plan: SportPlan, lane: number, index: number): string {
  const number =
    ID_BASE + (index * LANE_LIMIT + lane) * SPORT_PLANS.length + SPORT_PLANS.indexOf(plan);
  return `${plan.provider === 'one' ? 'sr' : 'bg'}:match:${number}`;
}

function placeOf(id: string): { plan: SportPlan; lane: number; index: number } | undefined {
  const number = Number(/^(?:sr|bg):match:(\d{8,12})$/.exec(id)?.[1] ?? Number.NaN) - ID_BASE;
  const plan = SPORT_PLANS[number % SPORT_PLANS.length];
  if (!(number >= 0) || !plan) return undefined;
  const place = Math.floor(number / SPORT_PLANS.length);
  const lane = place % LANE_LIMIT;
  const index = Math.floor(place / LANE_LIMIT);
  return idOf(plan, lane, index) === id ? { plan, lane, index } : undefined;
}

function at<Element>(elements: readonly Element[], index: number): Element {
  const element = elements[index];
  if (element === undefined) throw new RangeError(`No element at ${index}`);
  return element;
}
