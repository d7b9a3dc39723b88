import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventCards } from '../../stories/sportsbook/betting-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { EventCard, EventCardSkeleton } from './event-card.tsx';

export default { title: 'Sportsbook/Event card', component: EventCard } satisfies Meta;

function story(card: keyof ReturnType<typeof eventCards>): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-content">
            <EventCard {...eventCards(words)[card]} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Live = story('live');
export const Prematch = story('prematch');
export const AboutToStart = story('aboutToStart');
export const Suspended = story('suspended');
export const Interrupted = story('interrupted');
export const TwoColumns = story('tennis');
export const Loading: StoryObj = { render: () => <EventCardSkeleton /> };
