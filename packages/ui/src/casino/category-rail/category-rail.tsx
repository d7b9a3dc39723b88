import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { type CasinoCategory, CategoryIcon } from './category-icon.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CategoryRailItem {
  readonly category: CasinoCategory;
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

export interface CategoryRailProps extends RootProps<'nav'> {
  readonly label: string;
  readonly items: readonly CategoryRailItem[];
}

/** The categories of the casino in a row that scrolls sideways on a phone. Source: 1§2. */
export const CategoryRail = forwardRef<HTMLElement, CategoryRailProps>(function CategoryRail(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} {...rest} aria-label={label} className={cx('min-w-0', className)}>
      {/* Browsers leave a link of which a sliver is in view where it is: the padding counts as out of view. */}
      <ul className="-mx-4 scroll-row flex scroll-px-8 gap-1 px-4 py-1">
        {items.map(({ category, href, label: name, current }) => (
          <li key={category} className="shrink-0 snap-start">
            <AppLink
              href={href}
              aria-current={current ? 'page' : undefined}
              className="tab-mark flex h-16 min-w-18 flex-col items-center justify-center gap-1 px-2 text-xs font-medium whitespace-nowrap text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold"
            >
              <CategoryIcon category={category} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
