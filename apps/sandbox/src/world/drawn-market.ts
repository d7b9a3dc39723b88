import type { Fixture } from './fixtures.ts';
import type { Labels } from './labels.ts';
import { marketPlans } from './market-plan.ts';
import { marginOf } from './odds-ladder.ts';
import { outcomeTerms, type OutcomeTerms } from './outcome-terms.ts';
import { seeded } from './random.ts';

/** What of a market never changes: names, ids, terms and the margin of its prices. */
export interface DrawnMarket {
  /** Unique over all events: `<event>/<type>/<specifiers>`. */
  readonly id: string;
  readonly typeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly template: string;
  readonly isMain: boolean;
  readonly opensAfterGoals: number;
  readonly margin: number;
  readonly outcomes: readonly DrawnOutcome[];
}

export interface DrawnOutcome {
  /** Unique over all events. */
  readonly id: string;
  readonly typeId: string;
  readonly name: string;
  readonly terms: OutcomeTerms;
}

/** Draws the markets of an event, the main one first. */
export function drawMarkets(fixture: Fixture, labels: Labels): readonly DrawnMarket[] {
  return marketPlans(fixture).map((plan) => {
    const { typeId, specifiers, outcomeTypeIds, isMain, opensAfterGoals } = plan;
    const id = `${fixture.id}/${typeId}/${specifiers}`;
    return {
      id,
      typeId,
      specifiers,
      name: labels.market(typeId, specifiers),
      template: labels.marketTemplate(typeId),
      isMain,
      opensAfterGoals,
      margin: marginOf(seeded(fixture.key, id)()),
      outcomes: outcomeTypeIds.map((outcomeTypeId) => ({
        id: `${id}/${outcomeTypeId}`,
        typeId: outcomeTypeId,
        name: labels.outcome(fixture, specifiers, outcomeTypeId),
        terms: termsOf(typeId, specifiers, outcomeTypeId),
      })),
    };
  });
}

function termsOf(marketTypeId: string, specifiers: string, outcomeTypeId: string): OutcomeTerms {
  const terms = outcomeTerms({ marketTypeId, specifiers, outcomeTypeId });
  if (!terms) throw new RangeError(`No terms for ${marketTypeId} ${specifiers} ${outcomeTypeId}`);
  return terms;
}
