import { PageHeading } from '@vitrine/ui/base/page-heading';
import type { BoardData } from '../../boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { paths } from '../../paths.ts';
import { Board } from './board/board.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

export interface LiveResultsViewProps {
  readonly texts: SportsbookTexts;
  readonly heading: string;
  readonly filterLabel: string;
  /** Links to the results of single sports; none while there is one sport only. */
  readonly filters: FilterChipsProps['items'];
  /** Null when there is no result. */
  readonly results: BoardData | null;
}

/** The page /live-results. Source: 1§2, 2§2. */
export function LiveResultsView(props: LiveResultsViewProps) {
  const { texts, heading, filterLabel, filters, results } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="px-3 md:px-0">
        <PageHeading title={heading} />
      </div>
      {filters.length > 0 ? <FilterChips label={filterLabel} items={filters} /> : null}
      {results ? (
        <Board data={results} />
      ) : (
        <EmptyList texts={texts} kind="section" elsewhere={paths.sportsbook} />
      )}
    </div>
  );
}
