import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface SummaryStory {
  readonly account: string;
  readonly amount: number;
  readonly fee: number;
}

function Summary({ account, amount, fee }: SummaryStory) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const money = (cents: number) => formatMoney(minorUnits(cents), brand);
  return (
    <div className="mx-auto max-w-form">
      <WithdrawalSummary
        title={t['withdrawal.summaryTitle']}
        facts={[
          { label: t['withdrawal.amount'], text: money(amount) },
          { label: t['withdrawal.fee'], text: fee === 0 ? t['withdrawal.free'] : money(fee) },
          { label: t['withdrawal.to'], text: account },
          { label: t['withdrawal.arrives'], text: t['withdrawal.arrivesText'] },
        ]}
        total={{ label: t['withdrawal.total'], text: money(amount - fee) }}
        note={t['withdrawal.note']}
      />
    </div>
  );
}

const meta = {
  title: 'Wallet/Withdrawal summary',
  component: Summary,
  args: { account: 'CPF 123.•••.•••-09', amount: 25000, fee: 0 },
} satisfies Meta<typeof Summary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    const [amount, , , , total] = canvas.getAllByRole('definition');
    await expect(amount?.textContent).toBe(total?.textContent);
  },
};
export const WithFee: Story = { args: { fee: 150 } };
export const LongAccount: Story = {
  args: { account: '123e4567-e12b-12d1-a456-426655440000', amount: 1234567890 },
};
