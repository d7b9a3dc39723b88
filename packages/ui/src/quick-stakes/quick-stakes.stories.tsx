import type { Meta, StoryObj } from '@storybook/react-vite';
import { moneyText } from '../story-support/betting-fixtures.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { QuickStakes } from './quick-stakes.tsx';

export default { title: 'Bet slip/QuickStakes', component: QuickStakes } satisfies Meta;

export const Chips: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip">
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
};
