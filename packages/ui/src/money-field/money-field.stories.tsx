import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmountForField, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const symbols: Readonly<Record<string, string>> = { BRL: 'R$', PEN: 'S/', GTQ: 'Q' };

function DepositAmount({
  wrong = false,
  ...args
}: Partial<MoneyFieldProps> & { readonly wrong?: boolean }) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const write = (amount: number) =>
    formatAmountForField(minorUnits(amount), brand.decimalSeparator);
  return (
    <MoneyField
      {...args}
      name="amount"
      label={t.amount}
      currencySymbol={symbols[brand.currency] ?? '$'}
      separator={brand.decimalSeparator}
      hint={formatText(t.amountHint, {
        minimum: write(brand.deposit.minimum),
        maximum: write(brand.deposit.maximum),
      })}
      error={
        wrong
          ? formatText(t['errors.belowMinimum'], { minimum: write(brand.deposit.minimum) })
          : undefined
      }
      quickAmountsLabel={t.quickAmounts}
      quickAmounts={brand.deposit.quickAmounts.map((amount) => ({
        amount: write(amount),
        label: String(amount / 100),
        href: `#${amount}`,
      }))}
    />
  );
}

const meta = {
  title: 'Forms/Money field',
  component: DepositAmount,
  args: { onAmountText: fn() },
} satisfies Meta<typeof DepositAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { wrong: true, defaultValue: '0' } };

export const Filled: Story = { args: { defaultValue: '75' } };
export const Locked: Story = { args: { defaultValue: '75', disabled: true } };

export const QuickAmount: Story = {
  name: 'WAL-15 offers the quick amounts, and one fills the field with its text',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const offered = canvas.getAllByRole('link').map((link) => Number(link.textContent));
    await expect(offered).toEqual([10, 20, 30, 50, 100, 200, 500, 1000]);
    await userEvent.type(field, '7');
    await expect(args.onAmountText).toHaveBeenLastCalledWith('7');
    await userEvent.click(canvas.getByRole('link', { name: '50' }));
    await expect(field).toHaveValue(field.getAttribute('placeholder')?.replace('0', '50'));
    await expect(args.onAmountText).toHaveBeenLastCalledWith((field as HTMLInputElement).value);
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('50');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
};
