import { currencySymbol } from '@vitrine/betting/base/money';
import type { OddsFormat } from '@vitrine/betting/base/odds-format';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { BrandFormat } from '../shell-data.ts';

/**
 * How a brand writes money, times and numbers, as the pages need it. Odds are decimal unless the
 * visitor chose another format.
 */
export function brandFormat(brand: BrandFacts, oddsFormat: OddsFormat = 'decimal'): BrandFormat {
  const { locale, language, currency, decimalSeparator, timeZone } = brand;
  return {
    locale,
    language,
    currency,
    currencySymbol: currencySymbol(brand),
    decimalSeparator,
    timeZone,
    oddsFormat,
  };
}
