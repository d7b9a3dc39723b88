import type { Fixture } from '../competitions/fixtures.ts';
import type { Labels } from './labels.ts';
import { listedPlans, marketPlans, type MarketPlan } from './market-plan.ts';
import { marginOf } from './odds-ladder.ts';
import { outcomeTerms, type OutcomeKey, type OutcomeTerms } from './outcome-terms.ts';
import { seeded } from '../random.ts';

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
  return marketPlans(fixture).map((plan) => drawMarket(fixture, plan, labels));
}

/** Draws the market that lists show. */
export function drawMainMarket(fixture: Fixture, labels: Labels): DrawnMarket {
  const plan = marketPlans(fixture).find(({ isMain }) => isMain);
  if (!plan) throw new RangeError(`${fixture.id} has no main market`);
  return drawMarket(fixture, plan, labels);
}

/** A market that lists may show, drawn when it is asked for. */
export interface ListedMarket {
  readonly opensAfterGoals: number;
  drawn(): DrawnMarket;
}

/** The markets of which lists show one by type besides the main one, the preferred one first. */
export function listedMarkets(
  fixture: Fixture,
  labels: Labels,
): readonly (readonly ListedMarket[])[] {
  return listedPlans(fixture).map((plans) =>
    plans.map((plan) => {
      let market: DrawnMarket | undefined;
      return {
        opensAfterGoals: plan.opensAfterGoals,
        drawn: () => (market ??= drawMarket(fixture, plan, labels)),
      };
    }),
  );
}

function drawMarket(fixture: Fixture, plan: MarketPlan, labels: Labels): DrawnMarket {
  const { typeId, specifiers, outcomeTypeIds, isMain, opensAfterGoals } = plan;
  const id = marketIdOf(fixture.id, typeId, specifiers);
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
      id: outcomeIdOf(fixture.id, { marketTypeId: typeId, specifiers, outcomeTypeId }),
      typeId: outcomeTypeId,
      name: labels.outcome(fixture, specifiers, outcomeTypeId),
      terms: termsOf(typeId, specifiers, outcomeTypeId),
    })),
  };
}

/** The id of an outcome, unique over all events: `<event>/<type>/<specifiers>/<outcome type>`. */
export function outcomeIdOf(eventId: string, key: OutcomeKey): string {
  return `${marketIdOf(eventId, key.marketTypeId, key.specifiers)}/${key.outcomeTypeId}`;
}

function marketIdOf(eventId: string, typeId: string, specifiers: string): string {
  return `${eventId}/${typeId}/${specifiers}`;
}

/** Terms by type, specifiers and outcome: many matches have the same. */
const knownTerms = new Map<string, OutcomeTerms>();

function termsOf(marketTypeId: string, specifiers: string, outcomeTypeId: string): OutcomeTerms {
  const key = `${marketTypeId}/${specifiers}/${outcomeTypeId}`;
  const terms = knownTerms.get(key) ?? outcomeTerms({ marketTypeId, specifiers, outcomeTypeId });
  if (!terms) throw new RangeError(`No terms for ${key}`);
  knownTerms.set(key, terms);
  return terms;
}
