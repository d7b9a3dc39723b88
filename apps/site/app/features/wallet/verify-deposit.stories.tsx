import type { Meta, StoryObj } from '@storybook/react-vite';
import { financialWindowPath, paths } from '../../paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { FinancialOperationsView } from './financial-operations-view.tsx';
import { VerifyDepositView } from './verify-deposit-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Verify deposit' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function verifyDeposit(isRead: boolean): Story {
  return pageStory({
    at: paths.verifyDeposit,
    visitor: BETTOR,
    data: ({ texts }) => ({ texts: texts.wallet, isRead }),
    view: (data) => <VerifyDepositView {...data} />,
  });
}

export const NoDeposit: Story = verifyDeposit(true);

export const NotRead: Story = verifyDeposit(false);

export const FinancialOperations: Story = pageStory({
  at: paths.financialOperations,
  visitor: BETTOR,
  data: ({ texts: { wallet } }) => ({
    texts: wallet,
    windows: [
      { href: financialWindowPath('deposit'), label: wallet['operations.deposit'] },
      { href: financialWindowPath('withdrawal'), label: wallet['operations.withdrawal'] },
    ],
  }),
  view: (data) => <FinancialOperationsView {...data} />,
});
