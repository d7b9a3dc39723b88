import type { AppLoadContext } from '@remix-run/node';
import { isTournamentExcluded } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import {
  CASINO_SHORTCUT,
  type HeaderBarItem,
  LIVE_SHORTCUT,
  visibleHeaderItems,
} from '@vitrine/betting/sportsbook/header-bar';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import type { HeaderMenu, MenuItem } from '../../shapes/sportsbook/header-menu.ts';
import { paths, returnPath } from '../../paths.ts';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';

const ICONS: Readonly<Record<string, MenuItem['icon']>> = {
  [LIVE_SHORTCUT]: 'live',
  [CASINO_SHORTCUT]: 'casino',
  today: 'today',
};

/**
 * The header bar as it is shown: visible items that lead somewhere, in the operator's order. A tournament
 * that is excluded has no page. Empty while neither of its calls has ever answered. Source: 2§2, 2§5, 2§7, 2§8.
 */
export function headerBar(
  context: AppLoadContext,
  modules: { readonly casino: boolean },
): HeaderMenu {
  const texts = textsOf(context.brand.locale, 'sportsbook');
  const items = visibleHeaderItems(context.catalogue.headbar(), modules).flatMap((item) => {
    const href = isExcluded(item, context) ? '' : hrefOf(item);
    return href === '' ? [] : [{ type: item.type, id: idOf(item), href, ...looksOf(item) }];
  });
  return {
    texts: { label: texts['list.sports'], more: texts['menu.more'], empty: texts['menu.empty'] },
    search: { href: paths.search, label: texts['search.submit'] },
    favourites: { href: paths.favourites, label: texts['favourites.heading'] },
    items: items.flatMap(({ type, ...item }) => (type === 'popupShortcut' ? [] : [item])),
    popups: items.flatMap(({ type, id, href, label }) =>
      type === 'popupShortcut' ? [{ id, href, label }] : [],
    ),
  };
}

function isExcluded(
  { tournamentId: id, name }: HeaderBarItem,
  { config }: AppLoadContext,
): boolean {
  return id !== null && isTournamentExcluded({ id, name }, config.excludedTournamentIds);
}

/** A tournament can be an item and a principal shortcut. */
function idOf({ type, id }: HeaderBarItem): string {
  return `${type} ${id}`;
}

/** Where the items lead that don't hang on their events, when the operator names no page of the site. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  [LIVE_SHORTCUT]: paths.sportsbook,
  [CASINO_SHORTCUT]: paths.casino,
};

/** Where an item leads; empty when the site has no such page. */
function hrefOf({ type, id, sportId, tournamentId, path }: HeaderBarItem): string {
  const sport = sportById(sportId ?? '');
  if (tournamentId !== null && sport) return tournamentPath(sport.id, tournamentId);
  if ((type === 'sport' || type === 'stage') && sport) return sportPath(sport.slug);
  return returnPath(path, OWN_PATHS[id] ?? '');
}

function looksOf({
  type,
  id,
  name,
  sportId,
}: HeaderBarItem): Pick<MenuItem, 'label' | 'icon' | 'kind'> {
  switch (type) {
    case 'sport':
    case 'stage':
      return { label: name, icon: sportById(sportId ?? '')?.key ?? 'other', kind: 'sport' };
    case 'tournament':
      return { label: name, icon: 'other', kind: 'tournament' };
    case 'shortcut':
    case 'principalShortcut':
    case 'popupShortcut':
      return { label: name, icon: ICONS[id] ?? 'other', kind: 'shortcut' };
  }
}
