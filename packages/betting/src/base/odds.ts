import type { DecimalSeparator } from './money.ts';

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

/**
 * The odds as text, by one rule on every page: two decimals at any size, and a third only where the
 * operator's own price has one, because the price that is agreed to must be read exactly: "1.85",
 * "2.00", "140.00", "1.855".
 *
 * @example
 * formatOdds(oddsFromDecimal(2.1), ',') // '2,10'
 */
export function formatOdds(odds: Odds, separator: DecimalSeparator): string {
  const digits = String(odds);
  return `${digits.slice(0, -3)}${separator}${digits.slice(-3).replace(/0$/, '')}`;
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
