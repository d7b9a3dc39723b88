import { turnOf, type Place } from './calendar.ts';
import { isOfferedByBoth, otherProvidersId } from './counterpart.ts';
import { divisionsAt } from './divisions.ts';
import type { Fixture, Scale, Side } from './fixtures.ts';
import { UNCHANGED } from '../match/match-changes.ts';
import { between, seeded, shuffled } from '../random.ts';
import type { SportPlan } from './sport-plans.ts';

/** Matches start, and begin to be listed, on this grid of world seconds. */
export const FIXTURE_GRID = 300;
const SOON = 3 * 3600;
const EARLY = 48 * 3600;
const EARLY_SHARE = { followed: 0.25, other: 0.05 } as const;
const UNBOOKED_SHARE = 0.12;
const ABANDONED_SHARE = 1 / 60;

/** How many seconds before its start a match can be listed at most. */
export function longestAhead(scale: Scale): number {
  return Math.max(soon(scale), EARLY);
}

/** Draws a match by its number in its sport. */
export function drawFixture(
  seed: number,
  scale: Scale,
  plan: SportPlan,
  id: string,
  number: number,
): Fixture {
  const key = `${seed}/${id}`;
  const random = seeded(key, 'fixture');
  const { place, round } = turnOf(plan.sport, number, divisionsAt(scale.live));
  const [home, away] = drawSides(seed, place, round);
  const startsAt = onGrid((number * plan.interval) / scale.live);
  const earlyShare =
    plan.earlyShare ?? (place.isFollowed ? EARLY_SHARE.followed : EARLY_SHARE.other);
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
    listedAt: startsAt - (isEarly ? longestAhead(scale) : soon(scale)),
    isBooked,
    abandonedAfter: isAbandoned ? Math.round(between(random, 1200, 3600)) : null,
    counterpartId: isOfferedByBoth(plan.sport, key) ? otherProvidersId(id) : null,
    changes: UNCHANGED,
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
  const side = (name: string | undefined): Side => {
    if (name === undefined) throw new RangeError(`No competitor for match ${match} of ${id}`);
    const steps = Math.max(1, competitors.length - 1);
    return { name, strength: 1 - (2 * competitors.indexOf(name)) / steps };
  };
  return [side(dealt[match * 2]), side(dealt[match * 2 + 1])];
}

function soon({ upcoming }: Scale): number {
  return onGrid(SOON * upcoming);
}

function onGrid(worldSeconds: number): number {
  return Math.round(worldSeconds / FIXTURE_GRID) * FIXTURE_GRID;
}
