import { AppLink } from '@vitrine/ui/base/app-link';

export interface FilterChipsProps {
  /** What the chips choose between, for those who don't see them. */
  readonly label: string;
  readonly items: readonly {
    readonly href: string;
    readonly label: string;
    readonly current: boolean;
  }[];
}

/** Links that narrow a list down, such as to one day or one sport. */
export function FilterChips({ label, items }: FilterChipsProps) {
  return (
    <nav aria-label={label} className="px-3 md:px-0">
      <ul className="scroll-row -mx-1 flex gap-2 px-1 py-1">
        {items.map((item) => (
          <li key={item.href} className="shrink-0 snap-start">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control border border-control-border px-4 text-sm font-medium whitespace-nowrap text-text no-underline -outline-offset-2 hover:bg-raised aria-[current]:border-text aria-[current]:bg-raised aria-[current]:font-bold"
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
