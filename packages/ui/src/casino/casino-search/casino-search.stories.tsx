import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { GameGrid, GameGridSkeleton } from '../game-grid/game-grid.tsx';
import { GameRail } from '../game-rail/game-rail.tsx';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { CasinoSearch } from './casino-search.tsx';

interface SearchPageProps {
  readonly query: string | null;
  readonly isLoading?: boolean;
}

function SearchPage({ query, isLoading = false }: SearchPageProps) {
  const { t, common, games, tile, brand } = useCasinoStory();
  const isOpen = query !== null;
  const words = (query ?? '').toLowerCase();
  const found = games.filter(({ name, provider }) =>
    `${name} ${provider}`.toLowerCase().includes(words),
  );
  return (
    <main className="mx-auto max-w-page overflow-x-clip p-4">
      <h1 className="sr-only">{t['search.label']}</h1>
      <CasinoSearch
        action="#search"
        name="q"
        label={t['search.label']}
        clearLabel={common.clearSearch}
        submitLabel={t['search.submit']}
        query={query}
        resultText={
          isOpen && !isLoading
            ? found.length > 0
              ? countText({ ...t }, 'search.results', found.length, brand.language, { query })
              : formatText(t['search.emptyTitle'], { query })
            : undefined
        }
        resultHidden={found.length === 0}
      >
        {isLoading ? <GameGridSkeleton label={t['grid.loading']} count={14} /> : null}
        {isOpen && !isLoading ? (
          <form>
            <GameGrid
              label={t['search.label']}
              games={found.map(tile)}
              empty={
                <EmptyState
                  drawing="search"
                  title={formatText(t['search.emptyTitle'], { query })}
                  text={t['search.emptyText']}
                />
              }
            />
          </form>
        ) : null}
        {!isOpen || found.length === 0 ? (
          <form>
            <GameRail
              title={t['search.suggestions']}
              games={games.slice(0, 8).map(tile)}
              previousLabel={t['rail.previous']}
              nextLabel={t['rail.next']}
            />
          </form>
        ) : null}
      </CasinoSearch>
    </main>
  );
}

const meta = {
  title: 'Casino/Casino search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  args: { query: 'mesa viva' },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: 'Says how many it found, and keeps the words in the field',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('mesa viva');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^5 (jogos|juegos) para “mesa viva”/,
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};
export const NothingFound: Story = {
  name: 'Finds nothing, and shows what others look for',
  args: { query: 'caballo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/(Nenhum jogo|Ningún juego) para/);
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};
export const BeforeAnything: Story = { args: { query: null } };
export const Loading: Story = { args: { isLoading: true } };
