import { useLocation } from '@remix-run/react';
import { AccountMenu, type AccountMenuGroup } from '@vitrine/ui/account/account-menu';
import type { ReactNode } from 'react';
import type { AccountMenuContent } from '../../shapes/account/account-menu.ts';
import { paths } from '../../paths.ts';

interface AccountColumnsProps {
  /** Null for a guest. */
  readonly menu: AccountMenuContent | null;
  readonly children: ReactNode;
}

/** The pages that are menus themselves. */
const MENU_PAGES: ReadonlySet<string> = new Set([
  paths.account,
  '/user-account',
  paths.financialOperations,
]);

/**
 * A page of a bettor's own, on a desktop beside the menu of all of them. The menu comes after the page for
 * readers and text browsers.
 */
export function AccountColumns({ menu, children }: AccountColumnsProps) {
  const { pathname } = useLocation();
  if (!menu || MENU_PAGES.has(pathname)) return children;
  return (
    <div className="mx-auto w-full max-w-page lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-8 lg:px-6">
      <div className="min-w-0 lg:col-start-2 lg:*:mx-0">{children}</div>
      <AccountMenu
        label={menu.label}
        look="column"
        className="max-lg:hidden lg:still-column lg:col-start-1 lg:row-start-1 lg:overflow-y-auto lg:py-6"
        groups={withCurrent(menu.groups, pathname)}
      />
    </div>
  );
}

/** Marks the link that says most of where the page is. */
function withCurrent(
  groups: AccountMenuContent['groups'],
  pathname: string,
): readonly AccountMenuGroup[] {
  const current = groups
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce((longest, href) => (href.length > longest.length ? href : longest), '');
  return groups.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({ ...link, current: link.href === current })),
  }));
}
