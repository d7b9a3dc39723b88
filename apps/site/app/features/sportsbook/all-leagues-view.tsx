import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { SearchField } from '@vitrine/ui/forms/search-field';
import type { TextSections } from '../../format/text-sections.ts';
import { QUERY, SEARCH_FORM, sportPath } from '../../paths/sportsbook-paths.ts';
import type { BoardData } from '../../shapes/base/boards.ts';
import { Board } from './board/board.tsx';

export interface AllLeaguesViewProps {
  readonly texts: TextSections<Namespaces['sportsbook'], 'leagues'>;
  readonly clearLabel: string;
  readonly sport: { readonly slug: string; readonly name: string };
  /** What was typed into the filter; null where there is nothing to filter. */
  readonly query: string | null;
  /** The competitions by country, or what stands in their place. */
  readonly leagues: BoardData;
}

/** All competitions of a sport by country, with a filter that is a form. Source: 2§7. */
export function AllLeaguesView(props: AllLeaguesViewProps) {
  const { texts, clearLabel, sport, query, leagues } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 px-3 md:px-0">
        <PageHeading
          title={formatText(texts['leagues.heading'], { sport: sport.name })}
          back={{
            href: sportPath(sport.slug),
            label: formatText(texts['leagues.back'], { sport: sport.name }),
          }}
        />
        {query === null ? null : (
          // The controls belong to a form of the layout: forms can't be nested.
          <div key={query} role="search" className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <SearchField
                form={SEARCH_FORM}
                name={QUERY}
                label={texts['leagues.label']}
                clearLabel={clearLabel}
                defaultValue={query}
                maxLength={60}
              />
            </div>
            <Button type="submit" form={SEARCH_FORM} intent="quiet">
              {texts['leagues.submit']}
            </Button>
          </div>
        )}
      </div>
      <Board key={query} data={leagues} />
    </div>
  );
}
