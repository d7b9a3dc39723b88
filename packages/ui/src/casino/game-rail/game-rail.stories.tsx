import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { GameRail, GameRailSkeleton } from './game-rail.tsx';

interface RowProps {
  readonly count: number;
  readonly isWhole?: boolean;
}

function Row({ count, isWhole = false }: RowProps) {
  const { t, games, tile } = useCasinoStory();
  const title = t['rail.top'];
  return (
    <form className="mx-auto max-w-page overflow-x-clip p-4">
      <GameRail
        title={title}
        games={games.slice(0, count).map(tile)}
        seeAll={
          isWhole
            ? undefined
            : {
                href: '#top',
                text: t['rail.seeAll'],
                label: formatText(t['rail.seeAllOf'], { title }),
              }
        }
        previousLabel={t['rail.previous']}
        nextLabel={t['rail.next']}
      />
    </form>
  );
}

function Coming() {
  const { t } = useCasinoStory();
  return (
    <div className="p-4">
      <GameRailSkeleton label={t['grid.loading']} count={8} />
    </div>
  );
}

const meta = {
  title: 'Casino/Game rail',
  component: Row,
  parameters: { layout: 'fullscreen' },
  args: { count: 16 },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  name: 'Turned by its buttons, and led on by its link',
  ...at('desktop'),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    row.style.scrollBehavior = 'auto';
    await userEvent.click(canvas.getByRole('button', { name: /Próximos|Siguientes/ }));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: /anteriores/ }));
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await expect(canvas.getByRole('link', { name: /^Ver todos: / })).toHaveAttribute(
      'href',
      '#top',
    );
  },
};

export const OnAPhone: Story = {
  name: 'On a phone the next game looks in, and the page does not scroll sideways',
  ...at('small'),
  play: async ({ canvas }) => {
    const rights = canvas
      .getAllByRole('listitem')
      .map((item) => [item.getBoundingClientRect().left, item.getBoundingClientRect().right]);
    await expect(rights.some(([left = 0, right = 0]) => left < 320 && right > 320)).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Few: Story = { args: { count: 2, isWhole: true } };
export const Loading: Story = { render: () => <Coming /> };
