import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { SportsMenu } from '@vitrine/ui/sportsbook/sports-menu';
import type { ReactNode } from 'react';
import type { HeaderMenu, MenuItem } from '../../shapes/sportsbook/header-menu.ts';

export interface SportNavigationProps extends HeaderMenu {
  /** Path and query of the page. */
  readonly at: string;
  /** What stands below a sport, by the sport's path. */
  readonly branches?: ReadonlyMap<string, ReactNode> | undefined;
}

/** The header bar: a rail on a phone, a column on a desktop. Source: 2§2. */
export function SportNavigation({
  at,
  texts,
  search: finder,
  favourites,
  items: sports,
  popups,
  branches,
}: SportNavigationProps) {
  const own = [ownItem('search', finder), ownItem('favourites', favourites)];
  const items = sports.length > 0 ? [...own, ...sports] : sports;
  // The links behind "more" are out of sight, so the row marks a place of its own.
  const current = currentId(items, at);
  const currentPopup = currentId(popups, at);
  return (
    <SportsMenu
      label={texts.label}
      emptyText={texts.empty}
      className="border-b border-hairline lg:still-column lg:self-start"
      items={items.map(({ id, href, label, icon, kind }, index) => ({
        id,
        href,
        label,
        icon: <SportIcon sport={icon} />,
        current: id === current,
        begins: index > 0 && kind !== items[index - 1]?.kind,
        branch: kind === 'sport' ? branches?.get(href) : null,
      }))}
      more={
        popups.length === 0
          ? null
          : {
              label: texts.more,
              icon: <SportIcon sport="more" />,
              links: popups.map((popup) => ({ ...popup, current: popup.id === currentPopup })),
            }
      }
    />
  );
}

/** The site's own pages stand before the operator's items. */
function ownItem(page: 'search' | 'favourites', { href, label }: HeaderMenu['search']): MenuItem {
  return { id: page, href, label, icon: page, kind: 'shortcut' };
}

/** The item whose address says most of the page's: a section before its sport. */
function currentId(
  items: readonly Pick<MenuItem, 'id' | 'href'>[],
  at: string,
): string | undefined {
  const [pathname = ''] = at.split('?');
  const isAt = (href: string) =>
    href.includes('?')
      ? href === at
      : href === pathname || (href.split('/').length > 2 && pathname.startsWith(`${href}/`));
  return items
    .filter(({ href }) => isAt(href))
    .reduce<{ id?: string; length: number }>(
      (best, { id, href }) => (href.length > best.length ? { id, length: href.length } : best),
      { length: 0 },
    ).id;
}
