import { type SegmentLink, SegmentedLinks } from '../segmented-control/segmented-control.tsx';
import { type TabItem, Tabs } from '../tabs/tabs.tsx';

export interface BetHistoryFiltersProps {
  /** Open or closed bets. */
  readonly modes: { readonly label: string; readonly items: readonly TabItem[] };
  /** All, won, lost or canceled; open bets have none. */
  readonly results: { readonly label: string; readonly items: readonly SegmentLink[] } | null;
}

/** What the history shows, as links: each choice has an address. Source: 3§2. */
export function BetHistoryFilters({ modes, results }: BetHistoryFiltersProps) {
  return (
    <div className="flex flex-col gap-3">
      <Tabs label={modes.label} items={modes.items} fill />
      {results ? <SegmentedLinks label={results.label} items={results.items} /> : null}
    </div>
  );
}
