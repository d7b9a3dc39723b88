import { PageHeading } from '@vitrine/ui/base/page-heading';
import type { BoardData } from '../../shapes/base/boards.ts';
import { Board } from './board/board.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

export interface LiveResultsViewProps {
  readonly heading: string;
  readonly filterLabel: string;
  /** Links to the results of single sports; none while there is one sport only. */
  readonly filters: FilterChipsProps['items'];
  /** The results, or what stands in their place. */
  readonly results: BoardData;
}

/** The page /live-results. Source: 1§2, 2§2. */
export function LiveResultsView(props: LiveResultsViewProps) {
  const { heading, filterLabel, filters, results } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="px-3 md:px-0">
        <PageHeading title={heading} />
      </div>
      {filters.length > 0 ? <FilterChips label={filterLabel} items={filters} /> : null}
      <Board data={results} />
    </div>
  );
}
