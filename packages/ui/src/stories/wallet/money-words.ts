import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/base/money';
import type { BettingWords } from '../sportsbook/betting-words.ts';

/** An amount of cents as the brand of the story writes it. */
export function moneyText({ place }: BettingWords, cents: number): string {
  return formatMoney(minorUnits(cents), place);
}

/** An amount of cents as it stands in a field. */
export function stakeText({ place }: BettingWords, cents: number): string {
  return formatAmountForField(minorUnits(cents), place);
}
