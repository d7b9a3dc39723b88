import { currencySymbol } from '@vitrine/betting/base/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { quickStakes } from '../../stories/bet-slip/slip-fixtures.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { StakeField } from '../stake-field/stake-field.tsx';
import { StakeKeypad } from './stake-keypad.tsx';

export default { title: 'Bet slip/Stake keypad', component: StakeKeypad } satisfies Meta;

const heard = fn();
const submitted = fn();

const render = (fieldId: string) => () => (
  <WithBettingWords>
    {(words) => {
      const { betSlip, place } = words;
      return (
        <form
          className="flex max-w-slip flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            submitted((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value'));
          }}
        >
          <StakeField
            id="stake"
            name="stake"
            label={betSlip('stake.single')}
            currencySymbol={currencySymbol(words.place)}
            writing={place}
            defaultValue=""
            onStakeText={heard}
          />
          {quickStakes(words)}
          <StakeKeypad
            fieldId={fieldId}
            label={betSlip('keypad.label')}
            writing={place}
            separatorLabel={betSlip(
              place.decimalSeparator === ',' ? 'separatorComma' : 'separatorDot',
            )}
            backspaceLabel={betSlip('keypad.backspace')}
            name="stake-key"
          />
        </form>
      );
    }}
  </WithBettingWords>
);

export const Keys: StoryObj = { render: render('stake') };

export const Writes: StoryObj = {
  name: 'SLIP-13 writes digits and one separator of the brand, and takes them back',
  render: render('stake'),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    submitted.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    const separator = field.placeholder.replaceAll('0', '');
    const keypad = within(canvas.getAllByRole('group')[1] ?? canvasElement);
    const [separatorKey, backspace] = [7, 3].map((index) => keypad.getAllByRole('button')[index]);
    if (!separatorKey || !backspace) throw new Error('A key is missing');
    await userEvent.click(keypad.getByRole('button', { name: '1' }));
    await userEvent.click(keypad.getByRole('button', { name: '0' }));
    await userEvent.click(separatorKey);
    await userEvent.click(separatorKey);
    await userEvent.click(keypad.getByRole('button', { name: '5' }));
    await expect(field).toHaveValue(`10${separator}5`);
    await userEvent.click(backspace);
    await userEvent.click(backspace);
    await expect(field).toHaveValue('10');
    await expect(heard).toHaveBeenLastCalledWith('10');
    await expect(keypad.getByRole('status')).toHaveTextContent('10');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const WithoutScript: StoryObj = {
  name: 'A key that can not write posts itself, and is as large as a thumb',
  render: render('elsewhere'),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    const seven = canvas.getByRole('button', { name: '7' });
    await userEvent.click(seven);
    await expect(submitted.mock.calls).toEqual([['7']]);
    await expect(seven.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
