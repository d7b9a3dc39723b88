import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { MissingSelections } from './missing-selections.tsx';

export default {
  title: 'Bet slip/Missing selections',
  component: MissingSelections,
} satisfies Meta;

function story(count: number): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <div className="max-w-slip">
            <MissingSelections text={betSlip('place.missing', { count, total: 5 })} />
          </div>
        )}
      </WithBettingWords>
    ),
  };
}

export const Several = story(3);
export const One = story(1);
