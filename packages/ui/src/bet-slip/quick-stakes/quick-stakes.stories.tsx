import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { quickStakes } from '../../stories/bet-slip/slip-fixtures.tsx';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { QuickStakes } from './quick-stakes.tsx';

export default { title: 'Bet slip/Quick stakes', component: QuickStakes } satisfies Meta;

const posted = fn();

export const Chips: StoryObj = {
  name: 'Each chip posts what it adds to the stake',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip" onSubmit={tellPosted(posted)}>
          {quickStakes(words)}
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole<HTMLButtonElement>('button');
    if (!second) throw new Error('The second chip is missing');
    await userEvent.click(second);
    await expect(posted).toHaveBeenLastCalledWith([['quick-stake', second.value]]);
  },
};
