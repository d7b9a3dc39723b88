import { formatAmountForField } from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { csvLine } from '../../format/csv.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { totalOddsText } from '../../format/odds-text.ts';
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
 * The line of a bet; its amounts are without the currency's sign, so that they can be added up. `now` is
 * epoch milliseconds.
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
    bet.odds === null ? '' : totalOddsText(bet.odds, format),
    ...[bet.stake, bet.payout, bet.refund].map((amount) => formatAmountForField(amount, format)),
  ];
  return csvLine(cells, format);
}
