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
