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

/** The largest amount that can be counted; sums and returns beyond it are held to it. */
export const LARGEST_AMOUNT = minorUnits(Number.MAX_SAFE_INTEGER);

/** Makes minor units of an exact integer, held to `LARGEST_AMOUNT`, so that no sum on a page throws. */
export function heldToLargest(value: bigint): MinorUnits {
  return value > BigInt(LARGEST_AMOUNT) ? LARGEST_AMOUNT : minorUnits(Number(value));
}

/** The exact sum of amounts that are not negative, held to `LARGEST_AMOUNT`. */
export function sumAmounts(amounts: readonly MinorUnits[]): MinorUnits {
  return heldToLargest(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}

export type AmountProblem =
  'empty' | 'notANumber' | 'wrongSeparator' | 'tooManyDecimals' | 'tooLarge';

export type ParsedAmount =
  | { readonly ok: true; readonly value: MinorUnits }
  | { readonly ok: false; readonly reason: AmountProblem };

const DECIMAL_TEXT = {
  ',': { plain: /^(\d*)(?:,(\d*))?$/, grouped: /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/ },
  '.': { plain: /^(\d*)(?:\.(\d*))?$/, grouped: /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/ },
} as const;

/**
 * Reads an amount as a bettor of the brand writes it: digits, the brand's decimal separator, and the
 * brand's grouping where it is unambiguous ("1.234,50" with a comma). "10.5" with a comma is
 * `wrongSeparator`, never 105 or 10.5. Amounts are not negative. Source: 3§5.
 */
export function parseAmount(text: string, separator: DecimalSeparator): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (!/^[\d.,]*\d[\d.,]*$/.test(trimmed)) return { ok: false, reason: 'notANumber' };

  const { plain, grouped } = DECIMAL_TEXT[separator];
  const match = plain.exec(trimmed) ?? grouped.exec(trimmed);
  if (!match) {
    const other = separator === ',' ? '.' : ',';
    return { ok: false, reason: trimmed.includes(other) ? 'wrongSeparator' : 'notANumber' };
  }
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const decimals = match[2] ?? '';
  if (decimals.length > 2) return { ok: false, reason: 'tooManyDecimals' };
  const value = BigInt(whole + decimals.padEnd(2, '0'));
  if (value > BigInt(LARGEST_AMOUNT)) return { ok: false, reason: 'tooLarge' };
  return { ok: true, value: minorUnits(Number(value)) };
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ locale, currency }: MoneyFormat): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, made);
  return made;
}

/** The amount with two decimals and a point, exact: 1050 is "10.50". */
function decimalText(value: MinorUnits): `${number}` {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** The amount in the brand's currency and writing, two decimals: "R$ 10,50". Source: 1§9, 3§9. */
export function formatMoney(value: MinorUnits, format: MoneyFormat): string {
  return formatterOf(format).format(decimalText(value));
}

/** The sign that stands with an amount, as a field shows it before what is typed: "R$". */
export function currencySymbol(format: MoneyFormat): string {
  const parts = formatterOf(format).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

/** The amount as a form field holds it, without currency or grouping: "10,50". */
export function formatAmountForField(value: MinorUnits, separator: DecimalSeparator): string {
  return decimalText(value).replace('.', separator);
}

/**
 * An amount of the wire, in whole currency units with at most two decimals (10.5 is 1050).
 * Throws RangeError for more decimals or a number that is no amount.
 */
export function amountFromWire(decimal: number): MinorUnits {
  const value = Math.round(decimal * 100);
  if (value / 100 !== decimal) throw new RangeError(`Not an amount of two decimals: ${decimal}`);
  return minorUnits(value);
}

/** The amount in whole currency units, as the wire carries it: 1050 is 10.5. */
export function amountToWire(value: MinorUnits): number {
  return value / 100;
}
