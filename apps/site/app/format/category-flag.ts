import { foldText } from '@vitrine/betting/base/folded-text';

/** Nations of their own in sport that are no countries to a browser, as the operator may name them. */
const NATIONS: Readonly<Record<string, string>> = {
  inglaterra: 'GB-ENG',
  escocia: 'GB-SCT',
  gales: 'GB-WLS',
  'pais de gales': 'GB-WLS',
  'irlanda do norte': 'GB-NIR',
  'irlanda del norte': 'GB-NIR',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that name no country: unions, outlying areas, and a region that nobody knows. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

const codes = new Map<string, ReadonlyMap<string, string>>();

/**
 * The address of the flag of a category that is a country, whose name the operator writes in the brand's
 * language; null for others, such as continents. Made for the server: it goes through all countries once.
 *
 * @example
 * categoryFlag('Arábia Saudita', 'pt-BR') // '/country-flags/SA.svg'
 */
export function categoryFlag(name: string, locale: string): string | null {
  const folded = foldText(name);
  const known = codes.get(locale) ?? countryCodes(locale);
  codes.set(locale, known);
  const code = NATIONS[folded] ?? known.get(folded);
  return code === undefined ? null : `/country-flags/${code}.svg`;
}

/** The codes of all countries by their folded names. */
function countryCodes(locale: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code))
      .flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[foldText(name), code] as const];
      }),
  );
}

/** False for a code that another one took the place of: it has the other's name. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
