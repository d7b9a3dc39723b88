import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../story-support/posted-form.ts';
import { type LimitKind, LimitsForm } from './limits-form.tsx';

interface LimitsStory {
  readonly kind: LimitKind;
  readonly state?: 'none' | 'used' | 'spent' | 'raising' | 'wrong' | 'saving';
  readonly onPost: (posted: PostedFields) => void;
}

const periods = ['daily', 'weekly', 'monthly'] as const;

/** Cents, or minutes for the limit of time. */
const values = { daily: 10000, weekly: 30000, monthly: 100000 };
const minutes = { daily: 120, weekly: 600, monthly: 2400 };

function Limits({ kind, state = 'used', onPost }: LimitsStory) {
  const brand = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const isTime = kind === 'time';
  const limits = isTime ? minutes : values;
  const text = (value: number) => (isTime ? `${value} min` : formatMoney(minorUnits(value), brand));
  const inField = (value: number) =>
    isTime ? String(value) : formatAmountForField(minorUnits(value), brand.decimalSeparator);
  const share = state === 'spent' ? 1 : 0.35;

  return (
    <form noValidate onSubmit={tellPosted(onPost)} className="mx-auto max-w-content">
      <LimitsForm
        kind={kind}
        title={t[`limits.${kind}`]}
        text={t[`limits.${kind}Text`]}
        unit={
          isTime
            ? { kind: 'minutes' }
            : {
                kind: 'money',
                currencySymbol: formatMoney(minorUnits(0), brand).replace(/[\d.,\s]/g, ''),
                separator: brand.decimalSeparator,
              }
        }
        periods={periods.map((period) => ({
          name: `${kind}.${period}`,
          label: isTime ? t[`limits.${period}Minutes`] : t[`limits.${period}`],
          defaultValue: state === 'none' ? '' : inField(limits[period]),
          error: state === 'wrong' && period === 'weekly' ? t['limits.errors.order'] : undefined,
          used:
            state === 'none'
              ? undefined
              : {
                  label: t['limits.used'],
                  value: limits[period] * share,
                  max: limits[period],
                  text: formatText(t['limits.usedText'], {
                    used: text(limits[period] * share),
                    limit: text(limits[period]),
                  }),
                },
          pending:
            state === 'raising' && period === 'daily'
              ? formatText(t['limits.pending'], {
                  limit: text(limits.daily * 2),
                  date: '21/11/2026, 18:42',
                })
              : undefined,
        }))}
        note={t['limits.note']}
        submit={{ label: t['limits.submit'], pending: state === 'saving' }}
      />
    </form>
  );
}

const meta = {
  title: 'Responsible gaming/Limits form',
  component: Limits,
  args: { kind: 'deposit', onPost: fn() },
} satisfies Meta<typeof Limits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  name: 'Limits by day, week and month are posted as they are written',
  args: { state: 'none' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Por semana/), '250');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPost).toHaveBeenCalledWith([
      ['deposit.daily', ''],
      ['deposit.weekly', '250'],
      ['deposit.monthly', ''],
    ]);
  },
};
export const Loss: Story = { args: { kind: 'loss' } };
export const Stake: Story = { args: { kind: 'stake', state: 'spent' } };
export const Time: Story = { args: { kind: 'time' } };
export const Raising: Story = {
  name: 'A raised limit waits 24 hours, and says so',
  args: { state: 'raising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Muda para|Cambia a).*21\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/24 horas/)).toBeVisible();
  },
};
export const Wrong: Story = {
  args: { state: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Por semana/)).toBeInvalid();
  },
};
export const Saving: Story = { args: { state: 'saving' } };
