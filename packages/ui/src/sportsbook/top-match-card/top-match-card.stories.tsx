import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventCards } from '../../stories/sportsbook/betting-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import type { EventCardProps } from '../event-card/event-card.tsx';
import { TopMatchCard, type TopMatchCardProps } from './top-match-card.tsx';

export default { title: 'Sportsbook/Top match card', component: TopMatchCard } satisfies Meta;

type Card = 'live' | 'prematch' | 'suspended' | 'tennis';

/** What a card of a list has, without what only a list shows. */
function topMatch(event: EventCardProps): TopMatchCardProps {
  const { eventId, href, state, statusText, liveText, clock, home, away } = event;
  const { outcomes, noMarketText } = event;
  const shown = { eventId, href, state, statusText, liveText, clock, home, away };
  return { ...shown, outcomes, noMarketText, competition: 'Brasileirão Série A · Brasil' };
}

function story(...cards: readonly Card[]): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="scroll-row flex gap-3">
            {cards.map((card) => (
              <div key={card} className="w-72 shrink-0">
                <TopMatchCard {...topMatch(eventCards(words)[card])} />
              </div>
            ))}
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Live: StoryObj = {
  ...story('live'),
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'));
    await expect(card.getByRole('link')).toBeVisible();
    await expect(card.getAllByRole('button')).toHaveLength(3);
  },
};
export const Prematch = story('prematch');
export const Row = story('live', 'prematch', 'suspended', 'tennis');
