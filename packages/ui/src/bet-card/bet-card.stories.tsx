import type { Meta, StoryObj } from '@storybook/react-vite';
import { betCards } from '../story-support/betting-fixtures.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { BetCard } from './bet-card.tsx';

export default { title: 'Bet history/BetCard', component: BetCard } satisfies Meta;

function story(ending: keyof ReturnType<typeof betCards>): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <div className="max-w-content">
            <BetCard {...betCards(words)[ending]} />
          </div>
        )}
      </WithBettingWords>
    ),
  };
}

export const Open = story('open');
export const Won = story('won');
export const Lost = story('lost');
export const Voided = story('voided');
export const CashedOut = story('cashedOut');
