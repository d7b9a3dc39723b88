import { useLocation } from '@remix-run/react';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { SportsMenu } from '@vitrine/ui/sportsbook/sports-menu';
import type { HeaderMenu, MenuItem } from '../../header-menu.ts';

/** The header bar: a rail on a phone, a column on a desktop. Source: 2§2. */
export function SportNavigation({ texts, search: finder, items: sports, popups }: HeaderMenu) {
  const { pathname, search } = useLocation();
  const items = sports.length > 0 ? [searchItem(finder), ...sports] : sports;
  const current = currentId([...items, ...popups], pathname, search);
  return (
    <SportsMenu
      label={texts.label}
      emptyText={texts.empty}
      at={pathname + search}
      className="border-b border-hairline lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start"
      items={items.map(({ id, href, label, icon, kind }, index) => ({
        id,
        href,
        label,
        icon: <SportIcon sport={icon} />,
        current: id === current,
        begins: index > 0 && kind !== items[index - 1]?.kind,
      }))}
      more={
        popups.length === 0
          ? null
          : {
              label: texts.more,
              icon: <SportIcon sport="more" />,
              links: popups.map((popup) => ({ ...popup, current: popup.id === current })),
            }
      }
    />
  );
}

/** The way to the search page stands before the operator's items. */
function searchItem({ href, label }: HeaderMenu['search']): MenuItem {
  return { id: 'search', href, label, icon: 'search', kind: 'shortcut' };
}

/** The item whose address says most of the page's: a section before its sport. */
function currentId(
  items: readonly Pick<MenuItem, 'id' | 'href'>[],
  pathname: string,
  search: string,
): string | undefined {
  const isAt = (href: string) =>
    href.includes('?')
      ? href === pathname + search
      : href === pathname || (href.split('/').length > 2 && pathname.startsWith(`${href}/`));
  return items
    .filter(({ href }) => isAt(href))
    .reduce<{ id?: string; length: number }>(
      (best, { id, href }) => (href.length > best.length ? { id, length: href.length } : best),
      { length: 0 },
    ).id;
}
