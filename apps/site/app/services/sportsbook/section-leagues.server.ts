import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import { isTournamentExcluded } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { SidebarSection, Tournament } from '@vitrine/upstream/sportsbook/tournaments';
import { categoryFlag } from '../../format/category-flag.ts';
import type { LeagueLink } from '../../shapes/sportsbook/league-link.ts';
import { type Section, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { countryName } from './country-name.server.ts';

/** What the operator's sidebar counts for a section of a sport's page. */
const SIDEBAR_OF = {
  'ao-vivo': 'live',
  'proximos-jogos': 'prematch',
  'ligas-internacionais': 'prematch',
  'jogos-principais': 'prematch',
} as const satisfies Readonly<Record<Section, SidebarSection>>;

/**
 * The competitions of a sport with events in a section of its page, in the operator's order. Source: 2§7.
 */
export async function sectionLeagues(
  sportId: string,
  section: Section | null,
  context: AppLoadContext,
): Promise<readonly LeagueLink[]> {
  const { catalogue, config } = context;
  const read = await catalogue.sidebar(sportId, section ? SIDEBAR_OF[section] : 'today');
  const country = foldText(countryName(context.brand));
  const principal = new Set(catalogue.principalTournamentIds());
  const isOfSection = ({ id, categoryName }: Tournament) => {
    if (section === 'ligas-internacionais') return foldText(categoryName) !== country;
    return section !== 'jogos-principais' || principal.has(id);
  };
  return read
    .filter(
      (league) =>
        isOfSection(league) && !isTournamentExcluded(league, config.excludedTournamentIds),
    )
    .map(({ id, name, categoryName, eventCount }) => ({
      id,
      sportId,
      name,
      flag: categoryFlag(categoryName, context.brand.locale),
      href: tournamentPath(sportId, id),
      count: eventCount,
    }));
}
