import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import { type NameTest, searchTest } from '@vitrine/betting/base/text-search';
import { inDirectoryOrder } from '@vitrine/betting/sportsbook/league-directory';
import type { TournamentCategory } from '@vitrine/upstream/sportsbook/tournaments';
import { categoryFlag } from '../../format/category-flag.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import type { LeagueGroup } from '../../shapes/sportsbook/league-group.ts';
import { countryName } from './country-name.server.ts';
import { nameOrder } from './name-order.server.ts';

/** All groups of a list that is no longer than this are unfolded. */
const SHORT_LIST = 12;

/**
 * All competitions of a sport by country, the brand's own first, or those whose name or country fits what
 * was typed; null while they can't be read. What is live is what the page's own lists have live. Source: 2§7.
 */
export async function leagueGroups(
  sportId: string,
  typed: string,
  { catalogue, brand }: AppLoadContext,
): Promise<readonly LeagueGroup[] | null> {
  const read = await catalogue.leagues(sportId);
  if (!read) return null;
  const fits = searchTest(typed);
  const found = fits ? fitting(read, fits) : read;
  const live = new Set(catalogue.liveEvents().map(({ tournamentId }) => tournamentId));
  const home = foldText(countryName(brand));
  const flagOf = (name: string) => categoryFlag(name, brand.locale);
  const isShort = found.flatMap(({ tournaments }) => tournaments).length <= SHORT_LIST;
  return inDirectoryOrder(found, {
    isHome: (name) => foldText(name) === home,
    isInternational: (name) => flagOf(name) === null,
    compareNames: nameOrder(brand.locale),
  }).map(({ id, name, tournaments }, index) => ({
    id,
    name,
    flag: flagOf(name),
    isOpen: index === 0 || isShort || fits !== null,
    leagues: tournaments.map((league) => ({
      id: league.id,
      name: league.name,
      href: tournamentPath(sportId, league.id),
      count: league.eventCount,
      isLive: live.has(league.id),
    })),
  }));
}

function fitting(
  categories: readonly TournamentCategory[],
  fits: NameTest,
): readonly TournamentCategory[] {
  return categories
    .map((category) => ({
      ...category,
      tournaments: category.tournaments.filter(({ name }) => fits(`${name} ${category.name}`)),
    }))
    .filter(({ tournaments }) => tournaments.length > 0);
}
