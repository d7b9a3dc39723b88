import type { AppLoadContext } from '@remix-run/node';

/** The brand's country as the operator names it: categories carry names, no codes. */
export function countryName({ locale, country }: AppLoadContext['brand']): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? '';
}
