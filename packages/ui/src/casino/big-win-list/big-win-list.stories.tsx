import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { STORY_WINS } from '../../stories/casino/casino-fixtures.ts';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { BigWinList } from './big-win-list.tsx';

function Wins({ count }: { readonly count: number }) {
  const { t, games, money } = useCasinoStory();
  return (
    <div className="mx-auto max-w-page">
      <BigWinList
        title={t['bigWins.title']}
        wins={STORY_WINS.slice(0, count).flatMap(([gameId, player, amount], at) => {
          const game = games.find(({ id }) => id === gameId);
          return game
            ? [
                {
                  id: `${gameId}-${at}`,
                  game: { ...game, href: `#${gameId}` },
                  detailText: `${player} · ${20 - at}/11`,
                  amountText: money(amount),
                },
              ]
            : [];
        })}
        note={t['bigWins.note']}
        empty={<EmptyState drawing="bets" title={t['bigWins.empty']} />}
      />
    </div>
  );
}

const meta = {
  title: 'Casino/Big win list',
  component: Wins,
  args: { count: 6 },
} satisfies Meta<typeof Wins>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  name: 'The greatest first, nobody by name, and said to be rare',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/54[.,]800[.,]00/);
    await expect(canvas.getByText(/raros|raras/)).toBeVisible();
  },
};
export const One: Story = { args: { count: 1 } };
export const None: Story = { args: { count: 0 } };
