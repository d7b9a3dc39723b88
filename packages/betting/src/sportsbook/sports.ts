/**
 * The sports with a page of their own, in the order of 3§2. Ids: the numbers that the providers' feeds
 * use. Slugs: the words of the site's addresses, the same on every brand. Keys name a sport in texts
 * (`sport.<key>`) and icons. Source: 2§2, 3§2.
 */
export const SPORTS = [
  { id: 'sr:sport:1', key: 'football', slug: 'futebol' },
  { id: 'sr:sport:137', key: 'eSoccer', slug: 'e-futebol' },
  { id: 'sr:sport:2', key: 'basketball', slug: 'basquete' },
  { id: 'sr:sport:153', key: 'eBasketball', slug: 'e-basquete' },
  { id: 'sr:sport:3', key: 'baseball', slug: 'beisebol' },
  { id: 'sr:sport:5', key: 'tennis', slug: 'tenis' },
  { id: 'sr:sport:16', key: 'americanFootball', slug: 'futebol-americano' },
  { id: 'sr:sport:20', key: 'tableTennis', slug: 'tenis-de-mesa' },
  { id: 'sr:sport:40', key: 'formula1', slug: 'formula-1' },
  { id: 'sr:sport:10', key: 'boxing', slug: 'boxe' },
  { id: 'sr:sport:117', key: 'mma', slug: 'mma' },
  { id: 'sr:sport:23', key: 'volleyball', slug: 'volei' },
  { id: 'sr:sport:34', key: 'beachVolleyball', slug: 'volei-de-praia' },
  { id: 'sr:sport:12', key: 'rugby', slug: 'rugby' },
  { id: 'sr:sport:21', key: 'cricket', slug: 'criquete' },
  { id: 'sr:sport:22', key: 'darts', slug: 'dardos' },
  { id: 'sr:sport:29', key: 'futsal', slug: 'futsal' },
  { id: 'sr:sport:6', key: 'handball', slug: 'handebol' },
  { id: 'sr:sport:4', key: 'iceHockey', slug: 'hoquei-no-gelo' },
] as const;

export type KnownSport = (typeof SPORTS)[number];
export type SportKey = KnownSport['key'];

/**
 * The sport of an id; undefined for one without a page.
 *
 * @example
 * sportById('sr:sport:1')?.slug // 'futebol'
 */
export function sportById(id: string): KnownSport | undefined {
  return SPORTS.find((sport) => sport.id === id);
}

/** The sport of a word in an address. */
export function sportBySlug(slug: string): KnownSport | undefined {
  return SPORTS.find((sport) => sport.slug === slug);
}
