import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { outrightCards } from '../../stories/sportsbook/race-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { OutrightCard } from './outright-card.tsx';

export default { title: 'Sportsbook/Outright card', component: OutrightCard } satisfies Meta;

function story(card: keyof ReturnType<typeof outrightCards>): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-content">
            <OutrightCard {...outrightCards(words)[card]} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const LiveRace: StoryObj = {
  ...story('race'),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const rows = within(card).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [name] = within(row).getByRole('button').textContent.split(',');
      await expect(within(row).getByText(name ?? '')).toBeVisible();
    }
  },
};
export const RaceToCome = story('raceToCome');
export const Season = story('season');
export const WithoutPrices = story('closed');
