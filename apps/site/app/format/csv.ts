import type { BrandFormat } from '../shell-data.ts';

/** What a spreadsheet reads as the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Marks the text as UTF-8 for spreadsheets, at the start of a file. */
export const CSV_START = '\u{FEFF}';

/**
 * A line of a CSV file with its end. The cells are parted by what spreadsheets of the country expect: a
 * semicolon where the comma parts the decimals. A text never becomes a formula.
 *
 * @example
 * csvLine(['Ganha', '10,00'], format) // 'Ganha;10,00\r\n'
 */
export function csvLine(cells: readonly string[], { locale }: Pick<BrandFormat, 'locale'>): string {
  return `${cells.map(cell).join(separatorOf(locale))}\r\n`;
}

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[";,\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function separatorOf(locale: string): string {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';
}
