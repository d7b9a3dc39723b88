import { Form, Link as RouterLink, useLocation } from '@remix-run/react';
import type { CasinoFilter } from '@vitrine/betting/casino/casino-category';
import type { ProviderCount } from '@vitrine/betting/casino/find-games';
import { countText } from '@vitrine/messages/format-text';
import { Accordion } from '@vitrine/ui/base/accordion';
import { Button } from '@vitrine/ui/base/button';
import { GameGrid } from '@vitrine/ui/casino/game-grid';
import { ProviderFilter } from '@vitrine/ui/casino/provider-filter';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import type { ListedGame } from '../../casino/casino-lists.ts';
import { casinoPaths, PROVIDER_FIELD } from '../../casino/casino-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { CasinoHead, CasinoPage, StarForm, UnreadGames } from './casino-page.tsx';
import type { CasinoListTexts } from '../../casino/casino-texts.ts';

export interface GameListViewProps {
  readonly texts: CasinoListTexts;
  readonly clearLabel: string;
  readonly filter: CasinoFilter;
  /** Within the filter; null for all of it. */
  readonly category: CasinoFilter | null;
  readonly list: {
    readonly games: readonly ListedGame[];
    readonly total: number;
    readonly more: number;
    readonly moreHref: string | null;
    readonly providers: readonly (ProviderCount & { readonly checked: boolean })[];
    readonly clearHref: string;
  } | null;
}

/** The games of a filter, narrowed by their providers. Source: 1§2, 1§9. */
export function GameListView(props: GameListViewProps) {
  const { texts, clearLabel, filter, category, list } = props;
  const names = [filter, ...(category && category !== filter ? [category] : [])];
  const title = names.map((name) => texts[`category.${name}`]).join(' · ');
  return (
    <CasinoPage>
      <div className="flex min-w-0 flex-col gap-3 pb-4">
        <CasinoHead texts={texts} clearLabel={clearLabel} title={title} current={filter} />
        {list && list.providers.length > 1 ? (
          <Providers texts={texts} clearLabel={clearLabel} list={list} />
        ) : null}
      </div>
      {list === null ? (
        <UnreadGames texts={texts} />
      ) : (
        <StarForm>
          <Games texts={texts} filter={filter} title={title} list={list} />
        </StarForm>
      )}
    </CasinoPage>
  );
}

interface GamesProps extends Pick<GameListViewProps, 'texts' | 'filter'> {
  readonly title: string;
  readonly list: NonNullable<GameListViewProps['list']>;
}

function Games({ texts, filter, title, list }: GamesProps) {
  const { language } = useShellData().format;
  const isOfStars = filter === 'favourites';
  return (
    <GameGrid
      label={title}
      games={list.games}
      empty={
        <EmptyState
          drawing="events"
          title={texts[isOfStars ? 'grid.noFavourites' : 'grid.emptyTitle']}
          text={texts[isOfStars ? 'grid.noFavouritesText' : 'grid.emptyText']}
          action={
            <Button asChild intent="quiet">
              <RouterLink to={casinoPaths.home}>{texts['grid.emptyAction']}</RouterLink>
            </Button>
          }
        />
      }
      more={
        list.moreHref === null ? undefined : (
          <Button asChild intent="quiet">
            <RouterLink to={list.moreHref} preventScrollReset>
              {countText(texts, 'grid.more', list.more, language)}
            </RouterLink>
          </Button>
        )
      }
    />
  );
}

interface ProvidersProps extends Pick<GameListViewProps, 'texts' | 'clearLabel'> {
  readonly list: NonNullable<GameListViewProps['list']>;
}

function Providers({ texts, clearLabel, list }: ProvidersProps) {
  const { pathname } = useLocation();
  const { language } = useShellData().format;
  const chosen = list.providers.filter(({ checked }) => checked);
  const names = chosen.map(({ name }) => name).join(', ');
  return (
    <Form noValidate method="get" action={pathname} key={names}>
      <Accordion
        titleAs="h2"
        sections={[
          {
            id: 'provedores',
            title: texts['providers.label'],
            aside:
              names === '' ? undefined : <span className="text-sm text-text-muted">{names}</span>,
            content: (
              <ProviderFilter
                label={texts['providers.label']}
                name={PROVIDER_FIELD}
                providers={list.providers.map(({ id, name, games, checked }) => ({
                  value: String(id),
                  name,
                  gamesText: countText(texts, 'providers.games', games, language),
                  checked,
                }))}
                findLabel={texts['providers.find']}
                clearFindLabel={clearLabel}
                foundText={(count) =>
                  count === 0
                    ? texts['providers.none']
                    : countText(texts, 'providers.found', count, language)
                }
                applyLabel={texts['providers.apply']}
                clear={{ href: list.clearHref, label: texts['providers.clear'] }}
              />
            ),
          },
        ]}
      />
    </Form>
  );
}
