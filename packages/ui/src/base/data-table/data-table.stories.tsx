import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { expect, within } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Amount } from '../amount/amount.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { DataTable } from './data-table.tsx';

interface TransactionsProps {
  readonly empty: boolean;
  readonly captionHidden: boolean;
}

function Transactions({ empty, captionHidden }: TransactionsProps) {
  const t = useStoryTexts('common');
  const brand = useStoryBrand();
  const { transactions } = useShellFixtures();
  return (
    <DataTable
      caption={t.today}
      captionHidden={captionHidden}
      columns={[
        { key: 'type', label: t.columnType },
        { key: 'date', label: t.columnDate },
        { key: 'status', label: t.columnStatus },
        { key: 'amount', label: t.columnAmount, align: 'end' },
      ]}
      rows={(empty ? [] : transactions).map(([date, type, status, amount]) => ({
        id: date,
        cells: {
          type,
          date,
          status,
          amount: <Amount>{formatMoney(minorUnits(amount), brand)}</Amount>,
        },
      }))}
      empty={<EmptyState drawing="wallet" title={t.emptyTransactionsTitle} />}
    />
  );
}

const meta = {
  title: 'Base/Data table',
  component: Transactions,
  args: { empty: false, captionHidden: false },
} satisfies Meta<typeof Transactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  name: 'SHELL-23 is a table from md on',
  ...at('tablet'),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /Hoje|Hoy/ }));
    const [, first] = table.getAllByRole('row');
    if (!first) throw new Error('A row stands under the header.');
    await expect(getComputedStyle(first).display).toBe('table-row');
    await expect(table.getByRole('columnheader', { name: /Valor|Monto/ })).toBeVisible();
    await expect(table.getAllByRole('cell')).toHaveLength(9);
  },
};

export const Cards: Story = {
  name: 'SHELL-23 is a card for each row on what is smaller than md, and still a table to listen to',
  ...at('phone'),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /Hoje|Hoy/ }));
    const [, first] = table.getAllByRole('row');
    if (!first) throw new Error('A row stands under the header.');
    await expect(getComputedStyle(first).display).toBe('block');
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(first).getByText(/Valor|Monto/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const CaptionSaidOnly: Story = { args: { captionHidden: true } };
export const SmallPhone: Story = at('small');

export const Empty: Story = {
  args: { empty: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Nenhuma movimentação|Ningún movimiento/)).toBeVisible();
  },
};
