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
