import type { Namespaces } from '@vitrine/messages/namespaces';
import { formatText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { SearchField } from '@vitrine/ui/forms/search-field';
import type { BoardData } from '../../shapes/base/boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { paths } from '../../paths.ts';
import { QUERY, SEARCH_FORM } from '../../paths/sportsbook-paths.ts';
import { ListHeading } from './list-heading.tsx';
import { LiveAndComing } from './live-and-coming.tsx';

interface Found {
  readonly href: string;
  readonly label: string;
  readonly detail?: string;
}

export interface SearchViewProps {
  readonly texts: SportsbookTexts;
  readonly searchTexts: TextSections<Namespaces['sportsbook'], 'search'>;
  readonly clearLabel: string;
  /** What was typed. */
  readonly query: string;
  /** Null before enough was typed. */
  readonly found: {
    readonly sports: readonly Found[];
    readonly competitions: readonly Found[];
    /** Boards; null when no match was found. */
    readonly live: BoardData | null;
    readonly upcoming: BoardData | null;
  } | null;
}

/**
 * Looks for sports, competitions and matches by their names. Its controls belong to a form of the
 * layout: the form of the odds buttons stands around the page, and forms can't be nested.
 */
export function SearchView({ texts, searchTexts, clearLabel, query, found }: SearchViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 px-3 md:px-0">
        <PageHeading title={searchTexts['search.heading']} />
        <div key={query} role="search" className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <SearchField
              form={SEARCH_FORM}
              name={QUERY}
              label={searchTexts['search.label']}
              clearLabel={clearLabel}
              defaultValue={query}
              maxLength={60}
            />
          </div>
          <Button type="submit" form={SEARCH_FORM}>
            {searchTexts['search.submit']}
          </Button>
        </div>
      </div>
      {found ? (
        <Results texts={texts} searchTexts={searchTexts} query={query} found={found} />
      ) : (
        <p className="px-3 text-text-muted md:px-0">{searchTexts['search.hint']}</p>
      )}
    </div>
  );
}

interface ResultsProps extends Pick<SearchViewProps, 'texts' | 'searchTexts' | 'query'> {
  readonly found: NonNullable<SearchViewProps['found']>;
}

function Results({ texts, searchTexts, query, found }: ResultsProps) {
  const { sports, competitions, live, upcoming } = found;
  if (sports.length + competitions.length === 0 && !live && !upcoming) {
    return (
      <EmptyState
        drawing="events"
        title={formatText(searchTexts['search.none.title'], { query })}
        text={searchTexts['search.none.text']}
        action={
          <Button asChild intent="quiet">
            <AppLink href={paths.sportsbook}>{texts['event.noMarkets.action']}</AppLink>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Links id="sports-found" title={searchTexts['search.sports']} links={sports} />
      <Links
        id="competitions-found"
        title={searchTexts['search.competitions']}
        links={competitions}
      />
      <LiveAndComing of={query} texts={texts} live={live} upcoming={upcoming} />
    </>
  );
}

interface LinksProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Found[];
}

function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <ListHeading id={id} title={title} />
      <ul className="card-frame divide-y divide-hairline">
        {links.map(({ href, label, detail }) => (
          <li key={href}>
            <AppLink
              href={href}
              className="flex min-h-11 items-center gap-2 px-card py-2 text-text no-underline -outline-offset-2 hover:bg-raised"
            >
              <span className="font-medium">{label}</span>{' '}
              {detail ? <span className="text-sm text-text-muted">{detail}</span> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
