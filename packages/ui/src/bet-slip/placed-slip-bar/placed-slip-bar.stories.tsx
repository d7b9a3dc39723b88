import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { PlacedSlipBar, type PlacedSlipState } from './placed-slip-bar.tsx';

export default {
  title: 'Bet slip/Placed slip bar',
  component: PlacedSlipBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

function placedStory(
  state: PlacedSlipState,
  title: readonly [key: string, values?: Readonly<Record<string, number>>],
  hint: string,
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <PlacedSlipBar
            href="/bet-slip"
            state={state}
            title={betSlip(...title)}
            hint={betSlip(hint)}
          />
        )}
      </WithBettingWords>
    ),
  };
}

export const Waiting = placedStory('waiting', ['waiting.title'], 'bar.follow');

export const Accepted: StoryObj = {
  ...placedStory('success', ['result.success.title', { count: 1 }], 'bar.receipt'),
  name: 'SLIP-01 an accepted bet is said, in place of a count and odds',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link');
    await expect(bar).toHaveAttribute('data-state', 'success');
    await expect(bar).not.toHaveTextContent(/\d/);
  },
};

export const Refused = placedStory('error', ['result.error.title', { count: 1 }], 'bar.reason');
export const PartlyAccepted = placedStory(
  'mixed',
  ['result.mixed.title', { accepted: 1, total: 2 }],
  'bar.details',
);
export const Disconnected = placedStory('disconnected', ['bar.disconnected'], 'bar.whatToDo');
