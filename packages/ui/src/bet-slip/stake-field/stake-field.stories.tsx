import { currencySymbol } from '@vitrine/betting/base/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { moneyText, stakeText } from '../../stories/wallet/money-words.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { StakeField, type StakeFieldProps } from './stake-field.tsx';

export default { title: 'Bet slip/Stake field', component: StakeField } satisfies Meta;

function story(change: (words: BettingWords) => Partial<StakeFieldProps> = () => ({})): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="w-64">
            <StakeField
              id="stake"
              name="stake"
              label={words.betSlip('stake.single')}
              currencySymbol={currencySymbol(words.place)}
              writing={words.place}
              defaultValue=""
              {...change(words)}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Empty = story();
export const Filled = story((words) => ({
  defaultValue: stakeText(words, 1000),
  hint: words.betSlip('stake.hint', {
    minimum: moneyText(words, 100),
    maximum: moneyText(words, 3000000),
  }),
}));
export const Wrong = story((words) => ({
  defaultValue: stakeText(words, 50),
  error: words.betSlip('problem.stakeBelowMinimum', { minimum: moneyText(words, 100) }),
}));

const heard = fn();

export const StakeKeys: StoryObj = {
  name: 'SLIP-13 lets digits, backspace, arrows and one separator of the brand through',
  ...story(() => ({ onStakeText: heard })),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const separator = field.placeholder.replaceAll('0', '');
    const other = separator === ',' ? '.' : ',';
    await userEvent.type(field, `a1-0${other}${separator}5${separator}0e`);
    await expect(field).toHaveValue(`10${separator}50`);
    await userEvent.type(field, '{Backspace}{ArrowLeft}7');
    await expect(field).toHaveValue(`10${separator}75`);
    await expect(heard).toHaveBeenLastCalledWith(`10${separator}75`);
    await userEvent.keyboard('{ArrowRight}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('10');
    await userEvent.keyboard(`${separator}5`);
    await expect(field).toHaveValue(`10${separator}5`);
  },
};

export const StakeReplaced: StoryObj = {
  name: 'SLIP-13 takes a separator in the place of a selected one',
  ...story((words) => ({ defaultValue: stakeText(words, 1050) })),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const separator = field.placeholder.replaceAll('0', '');
    field.focus();
    field.select();
    await userEvent.keyboard(`${separator}75`);
    await expect(field).toHaveValue(`${separator}75`);
  },
};

export const StakePaste: StoryObj = {
  name: 'SLIP-13 reduces pasted text to an amount of the brand',
  ...story(),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const separator = field.placeholder.replaceAll('0', '');
    await userEvent.click(field);
    await userEvent.paste('R$ 25.5 ');
    await expect(field).toHaveValue(`25${separator}5`);
  },
};

export const Locked = story((words) => ({
  defaultValue: stakeText(words, 1000),
  disabled: true,
  hint: words.betSlip('waiting.title'),
}));
