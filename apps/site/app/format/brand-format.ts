import { currencySymbol } from '@vitrine/betting/base/money';
import type { OddsFormat } from '@vitrine/betting/base/odds-formats';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { BrandFormat } from '../shell-data.ts';

const formats = new WeakMap<BrandFacts, Map<OddsFormat, BrandFormat>>();

/**
 * How a brand writes money, times and numbers, as the pages need it. Odds are decimal unless the
 * visitor chose another format. The same object at each call.
 */
export function brandFormat(brand: BrandFacts, oddsFormat: OddsFormat = 'decimal'): BrandFormat {
  const known = formats.get(brand) ?? new Map<OddsFormat, BrandFormat>();
  formats.set(brand, known);
  const format = known.get(oddsFormat) ?? madeFormat(brand, oddsFormat);
  known.set(oddsFormat, format);
  return format;
}

function madeFormat(brand: BrandFacts, oddsFormat: OddsFormat): BrandFormat {
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
