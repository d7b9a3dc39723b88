import { normalCdf } from './normal.ts';
import type { OutcomeTerms, Result } from '../offer/outcome-terms.ts';

/** Chances of how a match ends. */
export interface ScoreModel {
  /** Chance that all outcomes win together, given that none is void. */
  chance(...outcomes: readonly OutcomeTerms[]): number;
}

export interface ScoreCell {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
  /** The last round of a fight. */
  readonly round?: number;
}

/** A model that knows the chance of each final score. */
export function gridModel(cells: readonly ScoreCell[]): ScoreModel {
  return {
    chance(...outcomes) {
      let winning = 0;
      let deciding = 0;
      for (const { home, away, chance, round } of cells) {
        const result = jointResult(outcomes, home, away, round);
        if (result !== 'void') deciding += chance;
        if (result === 'won') winning += chance;
      }
      return deciding === 0 ? 0 : winning / deciding;
    },
  };
}

/** As such a bet is settled: lost with any of them, else void with any. */
function jointResult(
  outcomes: readonly OutcomeTerms[],
  home: number,
  away: number,
  round: number | undefined,
): Result {
  let joint: Result = 'won';
  for (const { rule } of outcomes) {
    const result = rule(home, away, round);
    if (result === 'lost') return 'lost';
    if (result === 'void') joint = 'void';
  }
  return joint;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** An open range of numbers. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** A margin nearer to 0 than this is a draw. */
const LEVEL = 0.5;

const EVERYTHING: Range = { from: -Infinity, to: Infinity };

/**
 * A model for high scores, where the winner's margin and the total are normal and independent. It
 * knows outcomes by their lines only; lines about one of the two leave the range all of them win in.
 */
export function normalModel(margin: Spread, total: Spread): ScoreModel {
  return {
    chance(...outcomes) {
      let margins = EVERYTHING;
      let totals = EVERYTHING;
      for (const { line } of outcomes) {
        if (!line) throw new RangeError('A normal model prices lines only');
        if (line.about === 'draw') margins = { from: -LEVEL, to: LEVEL };
        else if ('total' in line) totals = narrowed(totals, line.about === 'over', line.total);
        else margins = narrowed(margins, line.about === 'home', -line.handicap);
      }
      return chanceWithin(margin, margins) * chanceWithin(total, totals);
    },
  };
}

function narrowed({ from, to }: Range, isAbove: boolean, line: number): Range {
  return isAbove ? { from: Math.max(from, line), to } : { from, to: Math.min(to, line) };
}

function chanceWithin({ mean, deviation }: Spread, { from, to }: Range): number {
  const below = (line: number) => normalCdf((line - mean) / deviation);
  return Math.max(0, below(to) - below(from));
}
