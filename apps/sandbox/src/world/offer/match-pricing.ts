import type { DrawnMarket } from './drawn-market.ts';
import { priced } from './odds-ladder.ts';
import type { PricedMarket } from './priced-market.ts';
import type { ScoreModel } from '../sports/score-model.ts';

/** An outcome less likely than this is not offered: its price would pass the highest of the ladder. */
export const LEAST_CHANCE = 0.0019;
/** A side market of a live match closes once an outcome is this sure. */
const DECIDED = 0.985;

/**
 * The market with its prices. The main one keeps all its outcomes and is suspended when only one is
 * possible; of another the impossible ones leave, and while the match is live it closes when it is
 * as good as decided.
 */
export function priceMarket(
  market: DrawnMarket,
  model: ScoreModel,
  isLive: boolean,
): readonly PricedMarket[] {
  const { id, typeId, specifiers, name, template, isMain, margin } = market;
  const outcomes = market.outcomes.map(({ terms, ...outcome }) => {
    const chance = model.chance(terms);
    const odds = priced(Math.max(chance, LEAST_CHANCE), margin);
    return { chance, priced: { ...outcome, odds, isActive: chance >= LEAST_CHANCE } };
  });
  if (isLive && !isMain && outcomes.some(({ chance }) => chance > DECIDED)) return [];
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
