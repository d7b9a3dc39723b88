import { formatAmountForField } from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { csvLine } from '../../format/csv.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { oddsText, totalOddsText } from '../../format/odds-text.ts';
import type { BrandFormat } from '../../shell-data.ts';
import { betTitle, legResultText } from './bet-words.tsx';

type Texts = Namespaces['bet-history'];

const COLUMNS = [
  'number',
  'date',
  'type',
  'status',
  'selections',
  'odds',
  'stake',
  'payout',
  'refund',
] as const;

/** The first line of a file of bets. */
export function betCsvHeading(texts: Texts, format: BrandFormat): string {
  return csvLine(
    COLUMNS.map((column) => texts[`export.${column}`]),
    format,
  );
}

/**
 * The line of a bet; its amounts are without the currency's sign, so that they can be added up, and its odds have the
 * decimals of the country: a spreadsheet there reads 1.85 as another number or a day. `now` is epoch milliseconds.
 */
export function betCsvLine(bet: Bet, texts: Texts, format: BrandFormat, now: number): string {
  const selections = bet.legs.map((leg) => {
    const { eventName, marketName, outcomeName } = leg;
    const result = legResultText(leg, texts, now);
    return `${eventName}: ${marketName}: ${outcomeName} (${result})`;
  });
  const cells = [
    // A spreadsheet rounds a number of so many digits.
    `#${bet.betNumber}`,
    formatDateTime(bet.placedAt, format),
    betTitle(bet, texts, format),
    texts[`bet.status.${bet.status}`],
    selections.join(' | '),
    oddsCell(bet, format),
    ...[bet.stake, bet.payout, bet.refund].map((amount) => formatAmountForField(amount, format)),
  ];
  return csvLine(cells, format);
}

/** The price of one selection in full, the product of several cut, as the bet's card has them. */
function oddsCell({ odds, legs }: Bet, format: BrandFormat): string {
  if (odds === null) return '';
  const text = legs.length > 1 ? totalOddsText(odds, format) : oddsText(odds, format);
  return text.replace('.', format.decimalSeparator);
}
