import { currencySymbol } from '@vitrine/betting/base/money';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { BrandFormat } from '../shell-data.ts';

/** How a brand writes money, times and numbers, as the pages need it. */
export function brandFormat(brand: BrandFacts): BrandFormat {
  const { locale, language, currency, decimalSeparator, timeZone } = brand;
  return {
    locale,
    language,
    currency,
    currencySymbol: currencySymbol(brand),
    decimalSeparator,
    timeZone,
  };
}
