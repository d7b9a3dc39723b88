import type { AppLoadContext } from '@remix-run/node';

/** By language and country. */
const names = new Map<string, string>();

/** The brand's country as the operator names it: categories carry names, no codes. */
export function countryName({ locale, country }: AppLoadContext['brand']): string {
  const key = `${locale} ${country}`;
  const name = names.get(key) ?? new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  names.set(key, name ?? '');
  return name ?? '';
}
