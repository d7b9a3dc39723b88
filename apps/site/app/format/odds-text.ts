import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import { type ExactOdds, formatExactOdds, formatOdds, type Odds } from '@vitrine/betting/base/odds';
import type { BrandFormat } from '../shell-data.ts';

/** Odds as the visitor reads them; decimal odds have a dot in every brand. */
export function oddsText(odds: Odds, { oddsFormat }: Pick<BrandFormat, 'oddsFormat'>): string {
  return inOddsFormat(formatOdds(odds, '.'), oddsFormat);
}

/** The odds of a multiple as the visitor reads them. */
export function exactOddsText(
  odds: ExactOdds,
  { oddsFormat }: Pick<BrandFormat, 'oddsFormat'>,
): string {
  return inOddsFormat(formatExactOdds(odds, '.'), oddsFormat);
}
