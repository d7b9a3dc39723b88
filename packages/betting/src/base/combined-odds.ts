import { type DecimalSeparator, heldToLargest, type MinorUnits } from './money.ts';
import { formatOdds, type Odds, oddsFromThousandths } from './odds.ts';

/** The exact product of decimal odds, as a fraction. */
export interface ExactOdds {
  readonly numerator: bigint;
  /** 1000 to the number of odds multiplied. */
  readonly denominator: bigint;
}

/** The product of the odds without rounding; 1 for an empty list. */
export function combineOdds(list: readonly Odds[]): ExactOdds {
  return {
    numerator: list.reduce((product, odds) => product * BigInt(odds), 1n),
    denominator: 1000n ** BigInt(list.length),
  };
}

/**
 * A product of odds as text. One price reads as `formatOdds` writes it. A product of several is
 * nobody's price: it has two decimals, and further digits are cut, so that the shown odds never
 * promise more than the payout, which is calculated exactly (`potentialReturn`).
 *
 * @example
 * formatExactOdds(combineOdds([1.85, 1.85].map(oddsFromDecimal)), '.') // '3.42'
 */
export function formatExactOdds(
  { numerator, denominator }: ExactOdds,
  separator: DecimalSeparator,
): string {
  if (denominator === 1000n) return formatOdds(oddsFromThousandths(Number(numerator)), separator);
  const digits = String((numerator * 100n) / denominator);
  return `${digits.slice(0, -2)}${separator}${digits.slice(-2)}`;
}

/**
 * The return of a stake if every leg wins: stake × all odds, exact, rounded down to the minor unit.
 * Cut to `LARGEST_AMOUNT`, because thirty long shots can exceed it and a page must still show the
 * slip. Source: 3§3.
 */
export function potentialReturn(stake: MinorUnits, list: readonly Odds[]): MinorUnits {
  const { numerator, denominator } = combineOdds(list);
  return heldToLargest((BigInt(stake) * numerator) / denominator);
}
