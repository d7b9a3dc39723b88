import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventCard } from '../event-card/event-card.tsx';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { competitions, eventCards } from '../story-support/betting-fixtures.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { EventGroup } from './event-group.tsx';

export default {
  parameters: { layout: 'fullscreen' },
  title: 'Sportsbook/EventGroup',
  component: EventGroup,
} satisfies Meta;

export const List: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const cards = eventCards(words);
        const { football, tennis } = competitions(words);
        return (
          <form className="flex max-w-content flex-col gap-3">
            <EventGroup
              id="group-football"
              {...football}
              icon={<SportIcon sport="football" size={16} />}
              aside={words.sportsbook('list.liveCount', { count: 2 })}
            >
              <EventCard {...cards.live} />
              <EventCard {...cards.suspended} />
              <EventCard {...cards.aboutToStart} />
              <EventCard {...cards.prematch} />
              <EventCard {...cards.interrupted} />
            </EventGroup>
            <EventGroup id="group-tennis" {...tennis} icon={<SportIcon sport="tennis" size={16} />}>
              <EventCard {...cards.tennis} />
            </EventGroup>
          </form>
        );
      }}
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
