import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { Button } from '../../base/button/button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { GameGrid, type GameGridProps, GameGridSkeleton } from './game-grid.tsx';

interface SlotsProps {
  readonly count: number;
  readonly layout?: GameGridProps['layout'];
  readonly left?: number;
  readonly of?: 'category' | 'favourites';
}

function Slots({ count, layout, left = 0, of = 'category' }: SlotsProps) {
  const { t, games, tile, brand } = useCasinoStory();
  const none =
    of === 'favourites'
      ? { title: t['grid.noFavourites'], text: t['grid.noFavouritesText'] }
      : { title: t['grid.emptyTitle'], text: t['grid.emptyText'] };
  return (
    <form className="mx-auto max-w-page">
      <GameGrid
        label={t['category.slots']}
        layout={layout}
        games={games.slice(0, count).map(tile)}
        empty={
          <EmptyState
            drawing="search"
            {...none}
            action={
              <Button asChild intent="quiet">
                <a href="#casino">{t['grid.emptyAction']}</a>
              </Button>
            }
          />
        }
        more={
          left > 0 ? (
            <Button asChild intent="quiet">
              <a href="#more">{countText({ ...t }, 'grid.more', left, brand.language)}</a>
            </Button>
          ) : null
        }
      />
    </form>
  );
}

function Coming() {
  const { t } = useCasinoStory();
  return (
    <div className="mx-auto max-w-page">
      <GameGridSkeleton label={t['grid.loading']} count={14} />
    </div>
  );
}

const meta = {
  title: 'Casino/Game grid',
  component: Slots,
  args: { count: 24 },
} satisfies Meta<typeof Slots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: 'Three in a row on the smallest phone',
  args: { left: 42 },
  ...at('small'),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('listitem')
      .slice(0, 4)
      .map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mosaic: Story = {
  name: 'As a mosaic its first tile is large',
  args: { layout: 'mosaic', count: 9 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('Nine tiles stand here.');
    await expect(first.offsetWidth).toBeGreaterThan(second.offsetWidth * 1.8);
  },
};

export const Few: Story = { args: { count: 2 } };
export const Empty: Story = { args: { count: 0 } };
export const NoFavourites: Story = { args: { count: 0, of: 'favourites' } };
export const Loading: Story = {
  render: () => <Coming />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Carregando|Cargando/);
  },
};
