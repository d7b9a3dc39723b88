import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveEvents } from '../../stories/sportsbook/live-events.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { EventGroup } from './event-group.tsx';

export default {
  parameters: { layout: 'fullscreen' },
  title: 'Sportsbook/Event group',
  component: EventGroup,
} satisfies Meta;

export const List: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="flex max-w-content flex-col gap-3">
          <LiveEvents words={words} />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const [football] = within(canvasElement).getAllByRole('list');
    if (!football) throw new Error('The list is missing');
    const lefts = within(football)
      .getAllByRole('article')
      .map((row) =>
        within(row)
          .queryAllByRole('button')
          .map((price) => price.offsetLeft),
      )
      .filter((columns) => columns.length > 0);
    await expect(new Set(lefts.map(String)).size).toBe(1);
  },
};
