import type { LeagueTreeCategory } from '../../sportsbook/league-tree/league-tree.tsx';

const COUNTRIES = [
  ['Brasil', ['Brasileirão Série A', 'Brasileirão Série B', 'Copa do Brasil']],
  ['Argentina', ['Liga Profesional', 'Primera Nacional']],
  ['Italia', ['Serie A']],
] as const;

/** Competitions by country, the first country open; the page is the one of a place in it, if any. */
export function leagueCategories(current: number | null = null): readonly LeagueTreeCategory[] {
  return COUNTRIES.map(([label, leagues], country) => ({
    id: `country-${country}`,
    label,
    countText: String(leagues.length * 3),
    isOpen: country === 0,
    leagues: leagues.map((league, index) => ({
      id: league,
      href: `#${country}-${index}`,
      label: league,
      countText: '3',
      current: country === 0 && index === current,
    })),
  }));
}
