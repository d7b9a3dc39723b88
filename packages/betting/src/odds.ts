import { heldToLargest, type DecimalSeparator, type MinorUnits } from './money.ts';

/**
 * Decimal odds in integer thousandths: 1.85 is 1850. Always at least 1000. Integers, so that a
 * product of many is exact. Source: 2§3, 3§3.
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
 * Odds of a decimal number as the wire writes it, rounded half up to thousandths. Reads the decimal
 * digits, because 1.0005 × 1000 is 1000.4999… in floats. Throws RangeError below 1.
 */
export function oddsFromDecimal(decimal: number): Odds {
  const digits = /^(\d+)(?:\.(\d+))?$/.exec(String(decimal));
  if (!digits) throw new RangeError(`Not decimal odds: ${decimal}`);
  const decimals = (digits[2] ?? '').padEnd(4, '0');
  const roundUp = Number(decimals.charAt(3)) >= 5 ? 1 : 0;
  return oddsFromThousandths(Number(digits[1]) * 1000 + Number(decimals.slice(0, 3)) + roundUp);
}

/** The odds as a decimal number, for the wire: 1850 is 1.85. */
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
 * Two decimals, a third only when it is not zero, and none of whole odds from 100 on, which have to
 * fit on a phone's button: "1.85", "2.00", "1.855", "140".
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

/** Multiplies odds without rounding; of none it is 1. */
export function combineOdds(list: readonly Odds[]): ExactOdds {
  return {
    numerator: list.reduce((product, odds) => product * BigInt(odds), 1n),
    denominator: 1000n ** BigInt(list.length),
  };
}

/**
 * A product of odds written as `formatOdds` writes one. Digits beyond the third decimal are cut, so
 * that what is shown never promises more than what is paid.
 */
export function formatExactOdds(
  { numerator, denominator }: ExactOdds,
  separator: DecimalSeparator,
): string {
  return thousandthsText((numerator * 1000n) / denominator, separator);
}

/**
 * What a stake returns if every leg wins: stake × all odds, exact, rounded down to the minor unit.
 * Held to `LARGEST_AMOUNT`, which thirty long shots can pass: a page must show such a slip, and less
 * than the true return is never a false promise. Source: 3§3.
 */
export function potentialReturn(stake: MinorUnits, list: readonly Odds[]): MinorUnits {
  const { numerator, denominator } = combineOdds(list);
  return heldToLargest((BigInt(stake) * numerator) / denominator);
}
