/**
 * An amount of money in integer minor units (centavos, centimos, cents) of the brand's one currency.
 * A safe integer, never a float. Source: 1§9, 3§9.
 */
export type MinorUnits = number & { readonly __unit: 'minor' };

/** The currencies of the eight brands. Amounts of each are counted in hundredths. */
export type CurrencyCode = 'BRL' | 'PEN' | 'COP' | 'USD' | 'GTQ' | 'MXN';

/** How many decimals a currency is shown and typed with. Colombia writes no cents. */
const DECIMALS: Readonly<Record<CurrencyCode, 0 | 2>> = {
  BRL: 2,
  PEN: 2,
  COP: 0,
  USD: 2,
  GTQ: 2,
  MXN: 2,
};

export type DecimalSeparator = ',' | '.';

/** How a brand writes money: BCP 47 locale and currency. */
export interface MoneyFormat {
  readonly locale: string;
  readonly currency: CurrencyCode;
}

/** How a bettor of the brand types an amount: the decimal separator, and decimals by the currency. */
export interface AmountWriting {
  readonly decimalSeparator: DecimalSeparator;
  readonly currency: CurrencyCode;
}

/** How many decimals the currency is shown and typed with: 2, or 0 for Colombian pesos. */
export function decimalsOf(currency: CurrencyCode): 0 | 2 {
  return DECIMALS[currency];
}

/** The integer as minor units. Throws RangeError for a number that is not a safe integer. */
export function minorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in minor units: ${value}`);
  return value as MinorUnits;
}

export const ZERO = minorUnits(0);

/** The largest amount that can be counted; larger sums and returns are cut to it. */
export const LARGEST_AMOUNT = minorUnits(Number.MAX_SAFE_INTEGER);

/** The integer as minor units, cut to `LARGEST_AMOUNT`: a large sum must not break a page. */
export function heldToLargest(value: bigint): MinorUnits {
  return value > BigInt(LARGEST_AMOUNT) ? LARGEST_AMOUNT : minorUnits(Number(value));
}

/** The exact sum of amounts of zero or more, cut to `LARGEST_AMOUNT`. */
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
 * The amount that a bettor of the brand typed: digits, the brand's decimal separator, and its grouping
 * points or commas where their meaning is clear. A currency without cents takes no decimals. A sign is
 * `notANumber`. Source: 3§5.
 *
 * @example
 * parseAmount('1.234,50', { decimalSeparator: ',', currency: 'BRL' }) // { ok: true, value: 123450 }
 * parseAmount('10.5', { decimalSeparator: ',', currency: 'BRL' }) // { ok: false, reason: 'wrongSeparator' }
 * parseAmount('10,50', { decimalSeparator: ',', currency: 'COP' }) // { ok: false, reason: 'tooManyDecimals' }
 */
export function parseAmount(text: string, writing: AmountWriting): ParsedAmount {
  const { decimalSeparator: separator, currency } = writing;
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  // Two tests, each in one pass. One pattern for both retries from every digit, and the time of a text
  // that is wrong at its end grows with the square of its length.
  if (/[^\d.,]/.test(trimmed) || !/\d/.test(trimmed)) return { ok: false, reason: 'notANumber' };

  const { plain, grouped } = DECIMAL_TEXT[separator];
  const match = plain.exec(trimmed) ?? grouped.exec(trimmed);
  if (!match) {
    const other = separator === ',' ? '.' : ',';
    return { ok: false, reason: trimmed.includes(other) ? 'wrongSeparator' : 'notANumber' };
  }
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const decimals = match[2] ?? '';
  if (decimals.length > DECIMALS[currency]) return { ok: false, reason: 'tooManyDecimals' };
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
    minimumFractionDigits: DECIMALS[currency],
    maximumFractionDigits: DECIMALS[currency],
  });
  formatters.set(key, made);
  return made;
}

/**
 * The amount with a decimal point and the decimals of its currency: 1050 is "10.50". Where the currency
 * writes no cents they are cut, never rounded up: the bettor must not see more than there is.
 */
function decimalText(value: MinorUnits, currency: CurrencyCode): `${number}` {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const whole = digits.slice(0, -2) as `${number}`;
  const text: `${number}` =
    DECIMALS[currency] === 0 ? whole : (`${whole}.${digits.slice(-2)}` as `${number}`);
  return value < 0 && Number(text) > 0 ? (`-${text}` as `${number}`) : text;
}

/**
 * The amount as the brand writes it, with its currency sign and two decimals where the currency has
 * cents. Source: 1§5, 1§9, 3§9.
 *
 * @example
 * formatMoney(minorUnits(1050), { locale: 'pt-BR', currency: 'BRL' }) // 'R$ 10,50'
 */
export function formatMoney(value: MinorUnits, format: MoneyFormat): string {
  return formatterOf(format).format(decimalText(value, format.currency));
}

/** The amount for a button: "R$ 10" when the cents are zero, otherwise "R$ 10,50". */
export function formatRoundMoney(value: MinorUnits, format: MoneyFormat): string {
  return formatMoney(value, format).replace(/[.,]00$/, '');
}

/** The currency sign that a field shows before the typed amount: "R$". */
export function currencySymbol(format: MoneyFormat): string {
  const parts = formatterOf(format).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

/** The amount as text for a form field, without currency sign or grouping: "10,50". */
export function formatAmountForField(value: MinorUnits, writing: AmountWriting): string {
  return decimalText(value, writing.currency).replace('.', writing.decimalSeparator);
}

/**
 * Minor units of an amount that the operator sends in whole currency units, with up to two decimals.
 * Throws RangeError for more decimals, for NaN and for an unsafe integer.
 *
 * @example
 * amountFromWire(12.5) // 1250
 */
export function amountFromWire(decimal: number): MinorUnits {
  const value = Math.round(decimal * 100);
  if (value / 100 !== decimal) throw new RangeError(`Not an amount of two decimals: ${decimal}`);
  return minorUnits(value);
}

/** The amount in whole currency units, as the operator takes it: 1050 is 10.5. */
export function amountToWire(value: MinorUnits): number {
  return value / 100;
}
