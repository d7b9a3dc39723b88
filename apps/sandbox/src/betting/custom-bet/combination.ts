import type { OutcomeKey } from '../../world/offer/outcome-terms.ts';
import type { PricedMarket, PricedOutcome } from '../../world/offer/priced-market.ts';
import type { World } from '../../world/world.ts';

/**
 * What outcomes of one event come to together: a bet, or none, because hardly any course of the event
 * wins them all, because one of them says nothing beyond the others, or because nobody prices them.
 */
export type Combination = 'sound' | 'exclusive' | 'redundant' | 'notPriced';

/** Two chances closer than this are the same. */
const TOLERANCE = 1e-9;

/** Judges outcomes of one event by how likely they win together. Source: 3§5. */
export function combinationOf(
  world: World,
  eventId: string,
  outcomes: readonly OutcomeKey[],
): Combination {
  const chance = world.jointChance(eventId, outcomes);
  if (chance === null) return 'notPriced';
  if (world.jointPrice(eventId, outcomes) === null) return 'exclusive';
  const isImplied = outcomes.some((_, left) => {
    const others = outcomes.filter((_, index) => index !== left);
    const without = others.length === 0 ? 1 : (world.jointChance(eventId, others) ?? 1);
    return without - chance < TOLERANCE;
  });
  return isImplied ? 'redundant' : 'sound';
}

/** An outcome by the platform's types. */
export function keyOf(market: PricedMarket, outcome: PricedOutcome): OutcomeKey {
  return {
    marketTypeId: market.typeId,
    specifiers: market.specifiers,
    outcomeTypeId: outcome.typeId,
  };
}
