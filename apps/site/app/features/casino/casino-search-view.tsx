import { Link as RouterLink } from '@remix-run/react';
import { countText, formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { CasinoSearch } from '@vitrine/ui/casino/casino-search';
import { GameGrid } from '@vitrine/ui/casino/game-grid';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import type { ListedGame } from '../../casino/casino-lists.ts';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { QUERY } from '../../paths/sportsbook-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { StarForm, UnreadGames } from './casino-page.tsx';
import type { CasinoListTexts } from '../../casino/casino-texts.ts';

export interface CasinoSearchViewProps {
  readonly texts: CasinoListTexts;
  readonly clearLabel: string;
  readonly query: string | null;
  readonly found: {
    readonly games: readonly ListedGame[];
    readonly total: number;
    readonly more: number;
    readonly moreHref: string | null;
    readonly proposed: readonly ListedGame[];
  } | null;
}

/** Looks for games by their name or their provider's. Source: 1§2. */
export function CasinoSearchView({ texts, clearLabel, query, found }: CasinoSearchViewProps) {
  const { language } = useShellData().format;
  const resultText =
    found && query !== null
      ? countText(texts, 'search.results', found.total, language, { query })
      : undefined;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 p-4">
      <h1 className="text-display text-xl">{texts['search.title']}</h1>
      <CasinoSearch
        key={query}
        action={casinoPaths.search}
        name={QUERY}
        label={texts['search.label']}
        clearLabel={clearLabel}
        submitLabel={texts['search.submit']}
        query={query}
        resultText={resultText}
        resultHidden={found?.total === 0}
      >
        {found === null ? (
          <UnreadGames texts={texts} />
        ) : (
          <StarForm>
            <Found texts={texts} query={query} found={found} />
          </StarForm>
        )}
      </CasinoSearch>
    </div>
  );
}

interface FoundProps extends Pick<CasinoSearchViewProps, 'texts' | 'query'> {
  readonly found: NonNullable<CasinoSearchViewProps['found']>;
}

function Found({ texts, query, found }: FoundProps) {
  const { language } = useShellData().format;
  const { games, more, moreHref, proposed } = found;
  if (games.length > 0) {
    return (
      <GameGrid
        label={texts['search.title']}
        games={games}
        empty={null}
        more={
          moreHref === null ? undefined : (
            <Button asChild intent="quiet">
              <RouterLink to={moreHref} preventScrollReset>
                {countText(texts, 'grid.more', more, language)}
              </RouterLink>
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {query === null ? (
        <p className="text-text-muted">{texts['search.hint']}</p>
      ) : (
        <EmptyState
          drawing="events"
          title={formatText(texts['search.emptyTitle'], { query })}
          text={texts['search.emptyText']}
        />
      )}
      <h2 className="text-display text-md">{texts['search.suggestions']}</h2>
      <GameGrid label={texts['search.suggestions']} games={proposed} empty={null} />
    </div>
  );
}
