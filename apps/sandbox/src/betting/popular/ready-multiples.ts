import type { Odds } from '@vitrine/betting/base/odds';
import type { Country } from '../../country.ts';
import { seeded, shuffled } from '../../world/random.ts';
import type { PlacedOutcome } from './placed-outcomes.ts';

/** A multiple that many placed alike. */
export interface ReadyMultiple {
  readonly id: string;
  readonly bets: number;
  readonly picks: readonly PlacedOutcome[];
}

/** How many legs each multiple has, where the country does not ask for more. */
const SIZES = [3, 2, 3, 3];
/** Prices that people put into multiples: neither certain nor hopeless. */
const LOWEST = 1_200 as Odds;
const HIGHEST = 4_000 as Odds;
/** The multiples are made of the most placed outcomes. */
const CHOSEN_FROM = 18;

/**
 * Multiples of outcomes that are placed most, each of different matches of provider one, since one
 * ticket takes one provider, and none with fewer legs than the country accepts. The same list makes the
 * same multiples.
 */
export function readyMultiples(
  placed: readonly PlacedOutcome[],
  { minimumSelections }: Pick<Country, 'minimumSelections'>,
): readonly ReadyMultiple[] {
  const matches = new Set<string>();
  const candidates = placed
    .filter(({ match, outcome }) => {
      const fits = match.provider === 'one' && outcome.odds >= LOWEST && outcome.odds <= HIGHEST;
      if (!fits || matches.has(match.id)) return false;
      matches.add(match.id);
      return true;
    })
    .slice(0, CHOSEN_FROM);
  const order = shuffled(
    candidates,
    seeded('multiples', ...candidates.map(({ match }) => match.id)),
  );
  let next = 0;
  return SIZES.flatMap((usual) => {
    const size = Math.max(usual, minimumSelections);
    const picks = order.slice(next, next + size);
    next += size;
    if (picks.length < size) return [];
    const bets = Math.round(Math.min(...picks.map(({ bets: placedOn }) => placedOn)) / size);
    return [{ id: picks.map(({ outcome }) => outcome.id).join('+'), bets, picks }];
  });
}
