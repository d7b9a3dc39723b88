import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { moneyText } from '../story-support/money-words.ts';
import { tellPosted } from '../story-support/posted-form.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { QuickStakes } from './quick-stakes.tsx';

export default { title: 'Bet slip/QuickStakes', component: QuickStakes } satisfies Meta;

const posted = fn();

export const Chips: StoryObj = {
  name: 'Each chip posts what it adds to the stake',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip" onSubmit={tellPosted(posted)}>
          <QuickStakes
            label={words.betSlip('stake.quick')}
            name="quick-stake"
            stakes={[500, 1000, 2500, 5000].map((cents) => ({
              value: String(cents),
              text: words.betSlip('stake.quickShort', { amount: cents / 100 }),
              accessibleName: words.betSlip('stake.quickAdd', { amount: moneyText(words, cents) }),
            }))}
          />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    const [, ten] = canvas.getAllByRole('button');
    if (!ten) throw new Error('The second chip is missing');
    await userEvent.click(ten);
    await expect(posted).toHaveBeenLastCalledWith([['quick-stake', '1000']]);
  },
};
