import { outcomeRule, specifierOf, type OutcomeRule } from './outcome-rule.ts';

/** An outcome by the types of the platform. */
export interface OutcomeKey {
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly outcomeTypeId: string;
}

/** Chances of how a match ends. */
export interface ScoreModel {
  /** Chance that an outcome wins, given that it is not void. */
  chance(outcome: OutcomeKey): number;
  /** Chance that all of them win together, none being void. */
  jointChance(outcomes: readonly OutcomeKey[]): number;
}

export interface ScoreCell {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** A model that knows the chance of each final score. */
export function gridModel(cells: readonly ScoreCell[]): ScoreModel {
  function joint(rules: readonly OutcomeRule[]): number {
    let winning = 0;
    let deciding = 0;
    for (const { home, away, chance } of cells) {
      const results = rules.map((rule) => rule(home, away));
      if (results.includes('void')) continue;
      deciding += chance;
      if (results.every((result) => result === 'won')) winning += chance;
    }
    return deciding === 0 ? 0 : winning / deciding;
  }

  return {
    chance: (outcome) => joint([ruleOf(outcome)]),
    jointChance: (outcomes) => joint(outcomes.map(ruleOf)),
  };
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * A model for high scores, where the winner's margin and the total are normal and independent. No
 * half points: a line is never hit exactly.
 */
export function normalModel(margin: Spread, total: Spread): ScoreModel {
  function chance({ marketTypeId, specifiers, outcomeTypeId }: OutcomeKey): number {
    const line = specifierOf(specifiers, 'total');
    if (line !== undefined) return oneOf(outcomeTypeId === '12', chanceAbove(total, line));
    const handicap = specifierOf(specifiers, 'hcp') ?? 0;
    const isHome = outcomeTypeId === '1714' || (marketTypeId === '219' && outcomeTypeId === '4');
    return oneOf(isHome, chanceAbove(margin, -handicap));
  }

  return {
    chance,
    jointChance: (outcomes) => outcomes.reduce((product, outcome) => product * chance(outcome), 1),
  };
}

function oneOf(isFirst: boolean, chanceOfFirst: number): number {
  return isFirst ? chanceOfFirst : 1 - chanceOfFirst;
}

function chanceAbove({ mean, deviation }: Spread, line: number): number {
  return 1 - normalCdf((line - mean) / deviation);
}

/** Abramowitz and Stegun 26.2.17; its error is below 1e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 +
      t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

function ruleOf({ marketTypeId, specifiers, outcomeTypeId }: OutcomeKey): OutcomeRule {
  const rule = outcomeRule(marketTypeId, specifiers, outcomeTypeId);
  if (!rule) throw new RangeError(`No rule for ${marketTypeId} ${specifiers} ${outcomeTypeId}`);
  return rule;
}
