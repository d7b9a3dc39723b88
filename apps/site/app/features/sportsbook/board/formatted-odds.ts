import { inOddsFormat, isLongOddsText } from '@vitrine/betting/base/odds-format';
import type { OddsFormat } from '@vitrine/betting/base/odds-formats';

const PRICE = /(data-live-odds="[^"]*")( data-long="")?([^>]*>)([\d.]+)(?=<)/g;

/**
 * A board's HTML with its prices in the visitor's format. A board has decimal odds, because it is the
 * same for all; they stay beside the text in another format, for what reads prices.
 *
 * @example
 * withOddsFormat('<span data-live-odds="o1">2.20</span>', 'american')
 * // '<span data-odds="2.20" data-live-odds="o1">+120</span>'
 */
export function withOddsFormat(html: string, format: OddsFormat): string {
  if (format === 'decimal') return html;
  return html.replace(PRICE, (...[, live, , opening, decimal = '']: string[]) => {
    const text = inOddsFormat(decimal, format);
    const long = isLongOddsText(text) ? 'data-long ' : '';
    return `data-odds="${decimal}" ${long}${live}${opening}${text}`;
  });
}
