import type { OutcomeTerms, Result } from './outcome-terms.ts';

/** Chances of how a match ends. */
export interface ScoreModel {
  /** Chance that all outcomes win together, given that none is void. */
  chance(...outcomes: readonly OutcomeTerms[]): number;
}

export interface ScoreCell {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** A model that knows the chance of each final score. */
export function gridModel(cells: readonly ScoreCell[]): ScoreModel {
  return {
    chance(...outcomes) {
      let winning = 0;
      let deciding = 0;
      for (const { home, away, chance } of cells) {
        const result = jointResult(outcomes, home, away);
        if (result !== 'void') deciding += chance;
        if (result === 'won') winning += chance;
      }
      return deciding === 0 ? 0 : winning / deciding;
    },
  };
}

function jointResult(outcomes: readonly OutcomeTerms[], home: number, away: number): Result {
  let joint: Result = 'won';
  for (const { rule } of outcomes) {
    const result = rule(home, away);
    if (result === 'void') return 'void';
    if (result === 'lost') joint = 'lost';
  }
  return joint;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * A model for high scores, where the winner's margin and the total are normal and independent. It
 * knows outcomes by their lines only.
 */
export function normalModel(margin: Spread, total: Spread): ScoreModel {
  function chanceOf({ line }: OutcomeTerms): number {
    if (!line) throw new RangeError('A normal model prices lines only');
    if ('total' in line) return oneOf(line.about === 'over', chanceAbove(total, line.total));
    return oneOf(line.about === 'home', chanceAbove(margin, -line.handicap));
  }
  return {
    chance: (...outcomes) => outcomes.reduce((product, outcome) => product * chanceOf(outcome), 1),
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
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
