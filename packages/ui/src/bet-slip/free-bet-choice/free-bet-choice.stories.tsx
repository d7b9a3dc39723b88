import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { moneyText } from '../../stories/wallet/money-words.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { FreeBetChoice, type FreeBetChoiceProps } from './free-bet-choice.tsx';

export default { title: 'Bet slip/Free bet choice', component: FreeBetChoice } satisfies Meta;

const chosen = fn();

function story(
  change: (words: BettingWords) => Partial<FreeBetChoiceProps> = () => ({}),
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => {
          const { betSlip } = words;
          const freeBet = (cents: number) =>
            betSlip('freeBet.of', { amount: moneyText(words, cents) });
          return (
            <form className="max-w-slip">
              <FreeBetChoice
                label={betSlip('freeBet.label')}
                name="free-bet"
                balance={{ label: betSlip('freeBet.balance'), text: moneyText(words, 123450) }}
                freeBets={[
                  {
                    id: 'free-1',
                    label: freeBet(2000),
                    conditions: betSlip('freeBet.minimumOdds', { odds: '1.50', date: '30/11' }),
                    problem: null,
                  },
                  {
                    id: 'free-2',
                    label: freeBet(5000),
                    conditions: betSlip('freeBet.until', { date: '02/12' }),
                    problem: betSlip('freeBet.oddsTooLow', { odds: '3.00' }),
                  },
                ]}
                defaultValue=""
                onChoice={chosen}
                {...change(words)}
              />
            </form>
          );
        }}
      </WithBettingWords>
    ),
  };
}

export const Balance: StoryObj = {
  ...story(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [balance, freeBet, unfit] = canvas.getAllByRole('radio');
    if (!freeBet) throw new Error('The free bet is missing');
    await expect(balance).toBeChecked();
    await expect(unfit).toBeDisabled();
    await expect(unfit).toHaveAccessibleDescription(/3\.00/);
    await userEvent.click(freeBet);
    await expect(chosen).toHaveBeenLastCalledWith('free-1');
  },
};
export const FreeBet = story(({ betSlip }) => ({
  defaultValue: 'free-1',
  hint: betSlip('freeBet.fixedStake'),
}));
export const Refused = story(({ betSlip }) => ({ error: betSlip('freeBet.refused') }));
