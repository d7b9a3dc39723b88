import { type ExactOdds, formatExactOdds } from '@vitrine/betting/base/combined-odds';
import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import type { BrandFormat } from '../shell-data.ts';

/** The odds of a multiple as the visitor reads them. */
export function exactOddsText(
  odds: ExactOdds,
  { oddsFormat }: Pick<BrandFormat, 'oddsFormat'>,
): string {
  return inOddsFormat(formatExactOdds(odds, '.'), oddsFormat);
}
