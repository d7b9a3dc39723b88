import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { type TabItem, Tabs } from '../../base/tabs/tabs.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface HistoryChoices {
  /** What is chosen between, for those who don't see it. */
  readonly label: string;
  readonly items: readonly TabItem[];
}

export interface BetHistoryFiltersProps extends RootProps<'div', 'results'> {
  /** Open or closed bets. */
  readonly modes: HistoryChoices;
  /** All, won, lost or canceled; open bets have none. */
  readonly results: HistoryChoices | null;
}

/** What the history shows, as links: each choice has an address. Source: 3§2. */
export const BetHistoryFilters = forwardRef<HTMLDivElement, BetHistoryFiltersProps>(
  function BetHistoryFilters({ modes, results, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx('flex flex-col gap-2', className)}>
        <Tabs label={modes.label} items={modes.items} fill />
        {results ? <ResultChips {...results} /> : null}
      </div>
    );
  },
);

function ResultChips({ label, items }: HistoryChoices) {
  return (
    <nav aria-label={label}>
      <ul className="scroll-row flex gap-2 py-1">
        {items.map((item) => (
          <li key={item.href} className="shrink-0 snap-start">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-pill border border-control-border px-3 text-base font-medium text-text no-underline -outline-offset-2 hover:bg-raised aria-[current]:border-action aria-[current]:bg-action aria-[current]:font-bold aria-[current]:text-on-action"
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
