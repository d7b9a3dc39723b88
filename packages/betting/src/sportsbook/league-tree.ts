import { grouped } from '../base/grouped.ts';
import type { SportEvent } from './event.ts';

/** A competition and how many events it has on offer. */
export interface ListedLeague {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The competitions of a country or region. */
export interface LeagueCategory {
  readonly name: string;
  readonly count: number;
  readonly leagues: readonly ListedLeague[];
}

/** The competitions of a sport by country or region. */
export interface SportLeagues {
  readonly sportId: string;
  readonly categories: readonly LeagueCategory[];
}

type TreeEvent = Pick<SportEvent, 'sportId' | 'categoryName' | 'tournamentId' | 'tournamentName'>;

interface TreeOrder {
  /** Whether a category is the brand's own country, which comes first. */
  readonly isHome: (categoryName: string) => boolean;
  /** The order of names in the brand's language. */
  readonly compareNames: (one: string, other: string) => number;
}

/**
 * The competitions that have events, by sport and country: sports in the order of their first event, the
 * brand's own country first, then countries and competitions by name. A competition without a country
 * stands under its own name. Source: 2§2.
 *
 * @example
 * leagueTree([serieA, serieA2], { isHome, compareNames })
 * // [{ sportId: 'sr:sport:1', categories: [{ name: 'Brasil', count: 2, leagues: [{ name: 'Série A', … }] }] }]
 */
export function leagueTree(
  events: readonly TreeEvent[],
  { isHome, compareNames }: TreeOrder,
): readonly SportLeagues[] {
  return [...grouped(events, ({ sportId }) => sportId)].map(([sportId, ofSport]) => ({
    sportId,
    categories: [...grouped(ofSport, categoryOf)]
      .map(([name, ofCategory]) => ({
        name,
        count: ofCategory.length,
        leagues: leaguesOf(ofCategory).sort((one, other) => compareNames(one.name, other.name)),
      }))
      .sort(
        (one, other) =>
          Number(isHome(other.name)) - Number(isHome(one.name)) ||
          compareNames(one.name, other.name),
      ),
  }));
}

function categoryOf({ categoryName, tournamentName }: TreeEvent): string {
  return categoryName === '' ? tournamentName : categoryName;
}

function leaguesOf(events: readonly TreeEvent[]): ListedLeague[] {
  const byId = grouped(events, ({ tournamentId }) => tournamentId);
  return [...byId].map(([id, ofLeague]) => ({
    id,
    name: ofLeague[0].tournamentName,
    count: ofLeague.length,
  }));
}
