import { priced } from '../offer/odds-ladder.ts';
import type { PricedMarket } from '../offer/priced-market.ts';
import { LEAST_CHANCE } from '../offer/match-pricing.ts';

/** A market about the places of many, as it is drawn for its event. */
export interface RankMarketPlan {
  readonly typeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly template: string;
  readonly isMain: boolean;
  readonly margin: number;
}

/** A competitor, and how likely it wins. */
export interface RankedOutcome {
  readonly id: string;
  readonly name: string;
  readonly chance: number;
}

/** An outcome of a side market this sure is no longer taken. */
const DECIDED = 0.985;

/**
 * The market with its prices. All outcomes stay listed; those that are as good as decided, or whose
 * price would be beyond belief, are not active, and it is suspended when fewer than two are.
 */
export function priceRankMarket(
  eventId: string,
  plan: RankMarketPlan,
  ranked: readonly RankedOutcome[],
  isHeld: boolean,
): PricedMarket {
  const { margin, ...market } = plan;
  const id = `${eventId}/${plan.typeId}/${plan.specifiers}`;
  const outcomes = ranked.map(({ id: typeId, name, chance }) => ({
    id: `${id}/${typeId}`,
    typeId,
    name,
    odds: priced(Math.max(chance, LEAST_CHANCE), margin),
    isActive: chance >= LEAST_CHANCE && (plan.isMain || chance <= DECIDED),
  }));
  const active = outcomes.filter(({ isActive }) => isActive);
  return { id, ...market, isSuspended: isHeld || active.length < 2, outcomes };
}
