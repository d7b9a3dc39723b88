import { popularBets } from '@vitrine/upstream/contract/sportsbook/popular-bets';
import type { Country } from '../../country.ts';
import type { Implementation } from '../../implement.ts';
import type { World } from '../../world/world.ts';
import type { TicketStore } from '../ticket-store.ts';
import { countedSince, type PlacedOutcome, placedOutcomes } from './placed-outcomes.ts';
import { readyMultiples } from './ready-multiples.ts';

const OUTCOMES_SHOWN = 12;

/** What bettors place most: one outcome of each match, and multiples of them. */
export function implementPopularBets(
  { implement }: Implementation,
  {
    world,
    store,
    country,
    now,
  }: {
    readonly world: World;
    readonly store: TicketStore;
    readonly country: Country;
    readonly now: () => number;
  },
): void {
  implement(popularBets, () => {
    const time = now();
    const real = store.legsByOutcome(countedSince(time));
    const placed = placedOutcomes(world.offered(), real, time);
    return {
      data: {
        outcomes: firstOfEachMatch(placed)
          .slice(0, OUTCOMES_SHOWN)
          .map(({ bets, ...picked }) => ({ ...pickOf(picked), bets })),
        multiples: readyMultiples(placed, country).map(({ id, bets, picks }) => ({
          id,
          bets,
          selections: picks.map(pickOf),
        })),
      },
    };
  });
}

function pickOf({ match, outcome }: Pick<PlacedOutcome, 'match' | 'outcome'>) {
  return { eventId: match.id, outcomeId: outcome.id };
}

function firstOfEachMatch(placed: readonly PlacedOutcome[]): readonly PlacedOutcome[] {
  const seen = new Set<string>();
  return placed.filter(({ match: { id } }) => !seen.has(id) && seen.add(id));
}
