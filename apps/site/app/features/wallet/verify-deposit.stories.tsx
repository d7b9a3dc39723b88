import type { Meta, StoryObj } from '@storybook/react-vite';
import { financialWindowPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
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

function operations(isKnown: boolean): Story {
  return pageStory({
    at: paths.financialOperations,
    visitor: BETTOR,
    data: ({ texts: { wallet }, money }) => ({
      texts: wallet,
      wallet: {
        total: { label: wallet['balance.total'], text: isKnown ? money(125_950) : null },
        parts: [
          { label: wallet['balance.withdrawable'], text: isKnown ? money(123_450) : null },
          { label: wallet['balance.bonus'], text: isKnown ? money(2_500) : null },
          { label: wallet['balance.blocked'], text: isKnown ? money(10_000) : null },
        ],
      },
      windows: [
        { href: financialWindowPath('deposit'), label: wallet['operations.deposit'] },
        { href: financialWindowPath('withdrawal'), label: wallet['operations.withdrawal'] },
      ],
    }),
    view: (data) => <FinancialOperationsView {...data} />,
  });
}

export const FinancialOperations: Story = operations(true);
export const BalanceUnknown: Story = operations(false);
