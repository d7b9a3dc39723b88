import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import { leagueTree, type SportLeagues } from '@vitrine/betting/sportsbook/league-tree';
import { sportBySlug, SPORTS } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { pathOf } from '../base/session/session.server.ts';
import { hasWideLists } from '../base/wide-lists.server.ts';
import { countryName } from './country-name.server.ts';
import { nameOrder } from './name-order.server.ts';

/** The competitions of the menu, and where the page is among them. */
export interface MenuLeagues {
  /** Of every sport for a wide screen, else of the page's sport alone. */
  readonly sports: readonly SportLeagues[];
  /** False for a first page: then only the place of the page's sport is kept. */
  readonly isWide: boolean;
  /** Null outside a sport. */
  readonly sportId: string | null;
  /** The competition that the page is, or that its event is of; null for others. */
  readonly leagueId: string | null;
  readonly isLeaguePage: boolean;
  /** Such as `Campeonatos: {{sport}}`. */
  readonly label: string;
  /** Of the link to all competitions of a sport. */
  readonly allLabel: string;
}

const PLACE = /^\/esportes\/([^/?]+)(?:\/(torneio|evento)\/([^/?]+))?/;

/**
 * What the hub's lists have of competitions, for the menu of a page; made once for all pages of a moment that
 * stand at the same place. Asks the operator for nothing.
 */
export function menuLeagues(request: Request, context: AppLoadContext): Promise<MenuLeagues> {
  const isWide = hasWideLists(request);
  const [place = '', slug = '', kind, id = ''] = PLACE.exec(pathOf(request)) ?? [];
  return context.moment.once(`menu leagues ${isWide} ${place}`, () =>
    Promise.resolve(leaguesAt({ slug, kind, id }, isWide, context)),
  );
}

interface MenuPlace {
  readonly slug: string;
  readonly kind: string | undefined;
  readonly id: string;
}

function leaguesAt(
  { slug, kind, id }: MenuPlace,
  isWide: boolean,
  { catalogue, brand }: AppLoadContext,
): MenuLeagues {
  const sportId = sportBySlug(slug)?.id ?? null;
  const live = catalogue.liveEvents();
  const listed = SPORTS.filter((sport) => isWide || sport.id === sportId).flatMap((sport) => [
    ...live.filter((event) => event.sportId === sport.id),
    ...catalogue.upcomingEvents(sport.id),
  ]);
  const texts = textsOf(brand.locale, 'sportsbook');
  const home = foldText(countryName(brand));
  return {
    sports: leagueTree(listed, {
      isHome: (name) => foldText(name) === home,
      compareNames: nameOrder(brand.locale),
    }),
    isWide,
    sportId,
    leagueId:
      kind === 'torneio' ? id : (listed.find((event) => event.id === id)?.tournamentId ?? null),
    isLeaguePage: kind === 'torneio',
    label: texts['menu.leagues'],
    allLabel: texts['list.allLeagues'],
  };
}
