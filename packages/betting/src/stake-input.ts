import type { DecimalSeparator } from './money.ts';

/**
 * Whether a key may act in a stake field: digits, one separator of the brand, and every key that
 * writes nothing (backspace, arrows, and Tab, or focus would be trapped). `key` is that of a
 * keyboard event. Source: 3§5.
 */
export function isStakeKey(key: string, separator: DecimalSeparator, currentText: string): boolean {
  if (key.length > 1) return true;
  return /^\d$/.test(key) || (key === separator && !currentText.includes(separator));
}

const GROUPED = {
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
  '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
} as const;

/**
 * Text brought into a stake field by paste or a phone's keyboard, reduced to digits and at most one
 * separator of the brand. The brand's grouping goes; a lone separator of the other kind is read as
 * the decimal one, so "10.5" becomes "10,5" and never "105". Source: 3§5.
 */
export function sanitizeStakeText(text: string, separator: DecimalSeparator): string {
  const kept = text.replace(/[^\d.,]/g, '');
  if (GROUPED[separator].test(kept)) return kept.replaceAll(separator === ',' ? '.' : ',', '');
  const [whole = '', decimals] = kept.split(/[.,]/);
  return decimals === undefined ? whole : `${whole}${separator}${decimals}`;
}

/** The keys of a slip's own keypad, as they are posted. */
export const KEYPAD_KEYS = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const),
  'separator',
  '0',
  'backspace',
] as const;
export type KeypadKey = (typeof KEYPAD_KEYS)[number];

const MOST_DECIMALS = 2;
/** Room for a stake beyond every brand's maximum, which is then told to its bettor. */
const MOST_WHOLE_DIGITS = 7;

/**
 * The text of a stake field after a key of the keypad, which writes at its end. A key that would make
 * no amount does nothing. Source: 3§5.
 */
export function stakeAfterKey(text: string, key: KeypadKey, separator: DecimalSeparator): string {
  const current = sanitizeStakeText(text, separator);
  if (key === 'backspace') return current.slice(0, -1);
  const [whole = '', decimals] = current.split(separator);
  if (key === 'separator') {
    return decimals === undefined ? `${whole || '0'}${separator}` : current;
  }
  if (decimals !== undefined) return decimals.length < MOST_DECIMALS ? current + key : current;
  if (whole === '0') return key;
  return whole.length < MOST_WHOLE_DIGITS ? current + key : current;
}
