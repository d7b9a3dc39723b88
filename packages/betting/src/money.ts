/**
 * An amount of money in integer minor units (centavos, centimos, cents) of the brand's one currency.
 * A safe integer, never a float. Source: 1§9, 3§9.
 */
export type MinorUnits = number & { readonly __unit: 'minor' };

/** The currencies of the eight brands; all have two decimals. */
export type CurrencyCode = 'BRL' | 'PEN' | 'COP' | 'USD' | 'GTQ' | 'MXN';

export type DecimalSeparator = ',' | '.';

/** How a brand writes money: BCP 47 locale and currency. */
export interface MoneyFormat {
  readonly locale: string;
  readonly currency: CurrencyCode;
}

/** Makes minor units of an integer. Throws RangeError for a number that is not a safe integer. */
export function minorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in minor units: ${value}`);
  return value as MinorUnits;
}

export const ZERO = minorUnits(0);
