import { type AmountWriting, decimalsOf } from '../../base/money.ts';

/**
 * Whether a key is allowed in a stake field: digits, one decimal separator where the currency has
 * cents, and every key that types nothing (backspace, arrows, and Tab, because the focus must be able
 * to leave). `key` is `KeyboardEvent.key`. Source: 3§5.
 */
export function isStakeKey(key: string, writing: AmountWriting, currentText: string): boolean {
  if (key.length > 1 || /^\d$/.test(key)) return true;
  const { decimalSeparator: separator, currency } = writing;
  return key === separator && decimalsOf(currency) > 0 && !currentText.includes(separator);
}

const GROUPED = {
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
  '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
} as const;

/**
 * The text of a paste or of a phone's keyboard, reduced to digits and at most one decimal separator
 * of the brand. Grouping separators are removed. A single separator of the other kind is taken as the
 * decimal one: "10.5" becomes "10,5", never "105". Cents are kept where the currency has none,
 * because the form must refuse them instead of rounding. Source: 3§5.
 *
 * @example
 * sanitizeStakeText('R$ 1.234,50', { decimalSeparator: ',', currency: 'BRL' }) // '1234,50'
 */
export function sanitizeStakeText(
  text: string,
  { decimalSeparator: separator }: AmountWriting,
): string {
  const kept = text.replace(/[^\d.,]/g, '');
  if (GROUPED[separator].test(kept)) return kept.replaceAll(separator === ',' ? '.' : ',', '');
  const [whole = '', decimals] = kept.split(/[.,]/);
  return decimals === undefined ? whole : `${whole}${separator}${decimals}`;
}

/** The keys of a slip's own keypad in rows of four, as they are posted. */
export const KEYPAD_KEYS = [
  ...(['1', '2', '3', 'backspace'] as const),
  ...(['4', '5', '6', 'separator'] as const),
  ...(['7', '8', '9', '0'] as const),
] as const;
export type KeypadKey = (typeof KEYPAD_KEYS)[number];

/** More digits than any brand's maximum stake has: the bettor can exceed it and is told about it. */
const MOST_WHOLE_DIGITS = 7;

/**
 * The text of a stake field after a press on the keypad, which types at the end. A key that would not
 * make an amount changes nothing. Source: 3§5.
 *
 * @example
 * stakeAfterKey('10', 'separator', { decimalSeparator: ',', currency: 'BRL' }) // '10,'
 */
export function stakeAfterKey(text: string, key: KeypadKey, writing: AmountWriting): string {
  const current = sanitizeStakeText(text, writing);
  const separator = writing.decimalSeparator;
  const mostDecimals = decimalsOf(writing.currency);
  if (key === 'backspace') return current.slice(0, -1);
  const [whole = '', decimals] = current.split(separator);
  if (key === 'separator') {
    if (mostDecimals === 0) return current;
    return decimals === undefined ? `${whole || '0'}${separator}` : current;
  }
  if (decimals !== undefined) return decimals.length < mostDecimals ? current + key : current;
  if (whole === '0') return key;
  return whole.length < MOST_WHOLE_DIGITS ? current + key : current;
}
