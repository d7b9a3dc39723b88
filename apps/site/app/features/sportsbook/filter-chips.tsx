import { AppLink } from '@vitrine/ui/base/app-link';

export interface FilterChipsProps {
  /** What the chips choose between, for those who don't see them. */
  readonly label: string;
  readonly items: readonly {
    readonly href: string;
    readonly label: string;
    readonly current: boolean;
  }[];
  /** Whether they stand in the line of a heading, and not in one of their own. */
  readonly isInHeading?: boolean;
}

/** Links that change a list: narrow it down to one day or one sport, or swap the market it shows. */
export function FilterChips({ label, items, isInHeading = false }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={isInHeading ? '-my-1 min-w-0 flex-1' : 'px-3 md:px-0'}
    >
      <ul
        className={`scroll-row flex py-1 ${isInHeading ? 'gap-1.5 rounded-control' : '-mx-1 gap-2 px-1'}`}
      >
        {items.map((item) => (
          <li key={item.href} className="shrink-0 snap-start">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={`flex items-center rounded-control border border-control-border text-sm font-medium whitespace-nowrap text-text no-underline -outline-offset-2 hover:bg-raised aria-[current]:border-text aria-[current]:bg-raised aria-[current]:font-bold ${isInHeading ? 'tap-area h-9 px-3' : 'min-h-11 px-4'}`}
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
