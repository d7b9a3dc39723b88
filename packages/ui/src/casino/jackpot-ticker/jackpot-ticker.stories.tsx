import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { STORY_JACKPOTS } from '../../stories/casino/casino-fixtures.ts';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { JackpotTicker } from './jackpot-ticker.tsx';

function Jackpots({ count }: { readonly count: number }) {
  const { t, games, money } = useCasinoStory();
  return (
    <JackpotTicker
      title={t['jackpots.title']}
      updatedText={formatText(t['jackpots.updated'], { time: '18:42' })}
      jackpots={STORY_JACKPOTS.slice(0, count).map(([name, amount, gameId]) => ({
        id: name,
        name,
        amountText: money(amount),
        game: {
          href: `#${gameId}`,
          name: games.find(({ id }) => id === gameId)?.name ?? '',
        },
      }))}
    />
  );
}

const meta = {
  title: 'Casino/Jackpot ticker',
  component: Jackpots,
  args: { count: 4 },
} satisfies Meta<typeof Jackpots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  name: 'Stand still, with the time they are of',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText(/18:42/)).toBeVisible();
    const moving = canvasElement.getAnimations({ subtree: true });
    await expect(moving.filter((motion) => motion instanceof CSSAnimation)).toHaveLength(0);
  },
};
export const One: Story = { args: { count: 1 } };
