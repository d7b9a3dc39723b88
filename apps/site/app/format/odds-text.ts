import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import { formatOdds, type Odds, oddsFromThousandths } from '@vitrine/betting/base/odds';
import type { BrandFormat } from '../shell-data.ts';

/** Odds as the visitor reads them; decimal odds have a dot in every brand. */
export function oddsText(odds: Odds, { oddsFormat }: Pick<BrandFormat, 'oddsFormat'>): string {
  return inOddsFormat(formatOdds(odds, '.'), oddsFormat);
}

/** The total odds of a multiple as the operator says them, written like the product on the slip. */
export function totalOddsText(odds: Odds, format: Pick<BrandFormat, 'oddsFormat'>): string {
  return oddsText(oddsFromThousandths(odds - (odds % 10)), format);
}
