import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import { PendingWithdrawal } from './pending-withdrawal.tsx';

interface PendingStory {
  readonly amount: number;
  readonly account: string;
}

function Pending({ amount, account }: PendingStory) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  return (
    <div className="mx-auto max-w-form">
      <PendingWithdrawal
        title={t['withdrawal.pendingTitle']}
        amountText={formatMoney(minorUnits(amount), brand)}
        statusText={t['transaction.status.inProgress']}
        detail={formatText(t['withdrawal.pendingDetail'], { account, date: '20/11/2026, 18:42' })}
        text={t['withdrawal.pendingText']}
        action={
          <>
            <Button asChild intent="quiet">
              <a href="#cancel">{t['withdrawal.cancel']}</a>
            </Button>
            <Link emphasis="standalone" href="#transactions">
              {t['withdrawal.seeTransactions']}
            </Link>
          </>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Wallet/Pending withdrawal',
  component: Pending,
  args: { amount: 25000, account: 'CPF 123.•••.•••-09' },
} satisfies Meta<typeof Pending>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: 'WAL-17 a withdrawal under way is shown, with where it stands',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/250[.,]00/)).toBeVisible();
    await expect(canvas.getByText(/Em progresso|En progreso/)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongAccount: Story = {
  args: { amount: 1234567890, account: '123e4567-e12b-12d1-a456-426655440000' },
};
