import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmountForField, formatRoundMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const symbols: Readonly<Record<string, string>> = { BRL: 'R$', PEN: 'S/', GTQ: 'Q' };

function DepositAmount({
  wrong = false,
  ...args
}: Partial<MoneyFieldProps> & { readonly wrong?: boolean }) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const write = (amount: number) => formatAmountForField(minorUnits(amount), brand);
  return (
    <MoneyField
      {...args}
      name="amount"
      label={t.amount}
      currencySymbol={symbols[brand.currency] ?? '$'}
      writing={brand}
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
        label: formatRoundMoney(minorUnits(amount), brand),
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
    const links = canvas.getAllByRole('link');
    const units = links.map((link) => Number(link.textContent.replaceAll(/\D/g, '')));
    const steps = [1, 2, 3, 5, 10, 20, 50, 100];
    await expect(units).toEqual(steps.map((step) => step * (units[0] ?? 0)));
    const [fourth, amount] = [links[3], units[3]];
    if (!fourth) throw new Error('The fourth amount is missing');
    await userEvent.type(field, '7');
    await expect(args.onAmountText).toHaveBeenLastCalledWith('7');
    await userEvent.click(fourth);
    await expect(field).toHaveValue(field.getAttribute('placeholder')?.replace('0', `${amount}`));
    await expect(args.onAmountText).toHaveBeenLastCalledWith((field as HTMLInputElement).value);
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { current: true })).toBe(fourth);
    await userEvent.clear(field);
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
};
