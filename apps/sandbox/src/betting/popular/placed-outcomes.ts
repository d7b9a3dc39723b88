import type { MatchNow } from '../../world/match/match-now.ts';
import type { PricedOutcome } from '../../world/offer/priced-market.ts';
import { between, seeded } from '../../world/random.ts';

/** An outcome of a match's main market, and how many bets of the last day stand on it. */
export interface PlacedOutcome {
  readonly match: MatchNow;
  readonly outcome: PricedOutcome;
  readonly bets: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many of the simulated bettors look at a match: more at a live one, and at one that starts soon. */
function crowdOf({ fixture, status, scheduledAt }: MatchNow, now: number): number {
  const interest = between(seeded('interest', fixture.key), 20, 600);
  if (status === 'live') return interest * 1.5;
  return interest / (1 + Math.max(0, scheduledAt - now) / (6 * HOUR_MS));
}

/**
 * What simulated and real bettors placed on the main markets of the matches, the most placed first. The
 * simulated ones back likely winners more than unlikely ones, and have favourites of their own: the
 * same world and hour have the same bets. `real` has the bets of the platform's own bettors by outcome;
 * `now` is epoch milliseconds.
 */
export function placedOutcomes(
  matches: readonly MatchNow[],
  real: ReadonlyMap<string, number>,
  now: number,
): readonly PlacedOutcome[] {
  const hour = Math.floor(now / HOUR_MS);
  return matches
    .flatMap((match) => {
      const [main] = match.mainMarkets;
      if (!main || main.isSuspended) return [];
      const open = main.outcomes.filter(({ isActive }) => isActive);
      const taste = seeded('taste', match.fixture.key, hour);
      const weights = open.map(({ odds }) => (1000 / odds) ** 1.5 * between(taste, 0.6, 1.4));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const crowd = crowdOf(match, now);
      return open.map((outcome, index) => ({
        match,
        outcome,
        bets: Math.round((crowd * (weights[index] ?? 0)) / sum) + (real.get(outcome.id) ?? 0),
      }));
    })
    .sort((one, other) => other.bets - one.bets || (one.outcome.id < other.outcome.id ? -1 : 1));
}

/** The time from which the bets of real bettors count. */
export function countedSince(now: number): number {
  return now - DAY_MS;
}
