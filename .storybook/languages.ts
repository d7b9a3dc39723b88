import type { BrandFacts } from '../packages/brand-themes/src/brand-facts.ts';
import { COUNTRY_RULES } from '../packages/brand-themes/src/country-rules.ts';

const countries = Object.values(COUNTRY_RULES);
const spoken = new Map<string, BrandFacts>();

/**
 * The brand as it would be in another language, to see whether the words fit. Country, currency and
 * colours stay; a language that is the brand's own changes nothing. The same object at each call.
 */
export function speaking(brand: BrandFacts, language: unknown): BrandFacts {
  const speakers = countries.filter((country) => country.language === language);
  // Money is written as the brand writes it, where the language has such a country.
  const place =
    speakers.find((country) => country.decimalSeparator === brand.decimalSeparator) ?? speakers[0];
  if (!place || place.language === brand.language) return brand;
  const key = `${brand.code} ${place.language}`;
  const known = spoken.get(key);
  if (known) return known;
  const translated = { ...brand, language: place.language, locale: place.locale };
  spoken.set(key, translated);
  return translated;
}
