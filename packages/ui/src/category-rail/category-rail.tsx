import { AppLink } from '../app-link/app-link.tsx';
import { type CasinoCategory, CategoryIcon } from './category-icon.tsx';

export interface CategoryRailItem {
  readonly category: CasinoCategory;
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

export interface CategoryRailProps {
  readonly label: string;
  readonly items: readonly CategoryRailItem[];
}

/** The categories of the casino in a row that scrolls sideways on a phone. Source: 1§2. */
export function CategoryRail({ label, items }: CategoryRailProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="-mx-4 scroll-row flex gap-1 px-4 py-1">
        {items.map(({ category, href, label: name, current }) => (
          <li key={category} className="shrink-0 snap-start scroll-ml-4">
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
}
