import { heldToLargest, type DecimalSeparator, type MinorUnits } from './money.ts';

/**
 * Decimal odds in integer thousandths: 1.85 is 1850. At least 1000. Integers keep the product of many
 * odds exact. Source: 2§3, 3§3.
 */
export type Odds = number & { readonly __unit: 'thousandths' };

/** Makes odds of integer thousandths. Throws RangeError below 1000 or for a fraction. */
export function oddsFromThousandths(value: number): Odds {
  if (!Number.isSafeInteger(value) || value < 1000) {
    throw new RangeError(`Not decimal odds in thousandths: ${value}`);
  }
  return value as Odds;
}

/**
 * The odds of a decimal number that the operator sends, rounded half up to thousandths. Reads the
 * decimal digits, because 1.0005 × 1000 is 1000.4999… in floats. Throws RangeError below 1.
 *
 * @example
 * oddsFromDecimal(2.105) // 2105
 */
export function oddsFromDecimal(decimal: number): Odds {
  const digits = /^(\d+)(?:\.(\d+))?$/.exec(String(decimal));
  if (!digits) throw new RangeError(`Not decimal odds: ${decimal}`);
  const decimals = (digits[2] ?? '').padEnd(4, '0');
  const roundUp = Number(decimals.charAt(3)) >= 5 ? 1 : 0;
  return oddsFromThousandths(Number(digits[1]) * 1000 + Number(decimals.slice(0, 3)) + roundUp);
}

/** The odds as a decimal number, as the operator takes it: 1850 is 1.85. */
export function oddsToDecimal(odds: Odds): number {
  return odds / 1000;
}

function thousandthsText(thousandths: bigint, separator: DecimalSeparator): string {
  const digits = String(thousandths);
  const whole = digits.slice(0, -3);
  const decimals = digits.slice(-3).replace(/0$/, '');
  return whole.length > 2 && decimals === '00' ? whole : `${whole}${separator}${decimals}`;
}

/**
 * The odds as text: two decimals, and a third when it is not zero. Whole odds from 100 have no
 * decimals, because they must fit on a phone's button: "1.85", "2.00", "1.855", "140".
 *
 * @example
 * formatOdds(oddsFromDecimal(2.1), ',') // '2,10'
 */
export function formatOdds(odds: Odds, separator: DecimalSeparator): string {
  return thousandthsText(BigInt(odds), separator);
}

/** American odds, not rounded: 0 at 1.0; -100/(d-1) below 2; otherwise (d-1)×100. Source: 2§3. */
export function americanOddsValue(odds: Odds): number {
  if (odds === 1000) return 0;
  return odds < 2000 ? -100_000 / (odds - 1000) : (odds - 1000) / 10;
}

/** American odds as shown: an integer, halves rounded away from zero. Source: 2§3. */
export function toAmericanOdds(odds: Odds): number {
  const value = americanOddsValue(odds);
  return Math.sign(value) * Math.round(Math.abs(value));
}

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
 * A product of odds as text, in the form of `formatOdds`. Digits after the third decimal are cut, so
 * that the shown odds never promise more than the payout.
 */
export function formatExactOdds(
  { numerator, denominator }: ExactOdds,
  separator: DecimalSeparator,
): string {
  return thousandthsText((numerator * 1000n) / denominator, separator);
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
