import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { TransactionFilters } from './transaction-filters.tsx';

interface FiltersStory {
  readonly days?: 'none' | 'chosen' | 'wrongOrder';
}

function Filters({ days = 'none' }: FiltersStory) {
  const t = useStoryTexts('wallet');
  const forms = useStoryTexts('forms');
  const { language } = useStoryBrand();
  const isWrong = days === 'wrongOrder';
  return (
    <div className="mx-auto max-w-content">
      <TransactionFilters
        types={{
          label: t['transaction.filter.label'],
          items: (
            [
              ['-1', 'all'],
              ['1', 'deposits'],
              ['2', 'withdrawals'],
            ] as const
          ).map(([number, filter]) => ({
            href: `?type=${number}`,
            label: t[`transaction.filter.${filter}`],
            current: filter === 'all',
          })),
        }}
        periods={{
          label: forms['period.label'],
          items: [7, 30, 90].map((count) => ({
            href: `?days=${count}`,
            label: countText({ ...forms }, 'period.lastDays', count, language),
            current: count === 30 && days === 'none',
          })),
        }}
        days={{
          label: forms['period.own'],
          chosen:
            days === 'chosen'
              ? formatText(forms['period.chosen'], { from: '01/11/2026', to: '20/11/2026' })
              : undefined,
          open: isWrong,
          form: (
            <form className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
              <TextField
                type="date"
                name="from"
                label={forms['period.from']}
                defaultValue={isWrong ? '2026-11-20' : '2026-11-01'}
              />
              <TextField
                type="date"
                name="to"
                label={forms['period.to']}
                defaultValue={isWrong ? '2026-11-01' : '2026-11-20'}
                error={isWrong ? forms['period.problem.order'] : undefined}
              />
              <Button type="submit" intent="quiet" className="sm:mt-6">
                {forms['period.apply']}
              </Button>
            </form>
          ),
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Wallet/Transaction filters',
  component: Filters,
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastDays: Story = {
  name: 'WAL-11 all, deposits or withdrawals, each with an address of its own',
  play: async ({ canvas }) => {
    const [all, deposits, withdrawals] = canvas.getAllByRole('link');
    await expect(all).toHaveAttribute('href', '?type=-1');
    await expect(all).toHaveTextContent('Todos');
    await expect(all).toHaveAttribute('aria-current', 'page');
    await expect(deposits).toHaveAttribute('href', '?type=1');
    await expect(withdrawals).toHaveAttribute('href', '?type=2');
  },
};

export const DaysOpened: Story = {
  name: 'Opens its days, and works without scripts',
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText(/Primeiro dia|Primer día/);
    await expect(from).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Escolher as datas|Elegir las fechas/));
    await expect(from).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
  },
};

export const DaysChosen: Story = { args: { days: 'chosen' } };
export const DaysInWrongOrder: Story = {
  args: { days: 'wrongOrder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^[ÚU]ltimo día|^Último dia/)).toBeInvalid();
  },
};
