import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { ChoiceChips } from '../../base/choice-chips/choice-chips.tsx';
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
        {results ? <ChoiceChips {...results} /> : null}
      </div>
    );
  },
);
