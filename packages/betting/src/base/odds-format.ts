import { type Odds, oddsFromThousandths, toAmericanOdds } from './odds.ts';
import type { OddsFormat } from './odds-formats.ts';

/** Decimal odds as `formatOdds` writes them with a dot. */
const DECIMAL = /^(\d+)(?:\.(\d{1,3}))?$/;

function oddsOf(decimal: string): Odds | null {
  const [, whole, fraction = ''] = DECIMAL.exec(decimal) ?? [];
  if (whole === undefined) return null;
  const thousandths = Number(whole + fraction.padEnd(3, '0'));
  return thousandths >= 1000 && Number.isSafeInteger(thousandths)
    ? oddsFromThousandths(thousandths)
    : null;
}

/** American odds with their sign: `+120`, `-118`; 0 at 1.0. Source: 2§3. */
function american(odds: Odds): string {
  const rounded = toAmericanOdds(odds);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** What is won for a stake of one, as an exact fraction: 1.85 is `17/20`. */
function fractional(odds: Odds): string {
  const won = odds - 1000;
  const divisor = commonDivisor(won, 1000);
  return `${won / divisor}/${1000 / divisor}`;
}

/**
 * Decimal odds written with a dot, in another format. A text that is no decimal odds stays as it is,
 * so that a text in the format already does, too. Source: 2§3.
 *
 * @example
 * inOddsFormat('2.20', 'american') // '+120'
 * inOddsFormat('1.85', 'fractional') // '17/20'
 */
export function inOddsFormat(decimal: string, format: OddsFormat): string {
  const odds = format === 'decimal' ? null : oddsOf(decimal);
  if (odds === null) return decimal;
  return format === 'american' ? american(odds) : fractional(odds);
}

/** How many characters of a price fit on a phone's button at their usual size. */
const USUAL_LENGTH = 5;

/** Whether a price is written smaller, as `140.00` or `-10000`, to fit on its button. */
export function isLongOddsText(text: string): boolean {
  return text.length > USUAL_LENGTH;
}
