import type { Meta, StoryObj } from '@storybook/react-vite';
import { minorUnits } from '@vitrine/betting/base/money';
import { expect } from 'storybook/test';
import { cancelWithdrawalPath, chargePath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { STORY_NOW } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { MovementView, type ShownMovement } from './movement-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Movement' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const ID = '4815162342';
const DEPOSIT: ShownMovement = {
  transactionId: ID,
  type: 'deposit',
  amount: minorUnits(15_000),
  state: 'successful',
  method: 'pix',
  at: STORY_NOW - 3_600_000,
  changedAt: STORY_NOW - 3_500_000,
  fee: minorUnits(0),
};

function movement(given: Partial<ShownMovement> | null): Story {
  return pageStory({
    at: `${paths.transactions}/${ID}`,
    visitor: BETTOR,
    data: ({ brand, texts: { account, wallet } }) => ({
      texts: wallet,
      isBrazilGroup: brand.isBrazilGroup,
      path: `${paths.transactions}/${ID}`,
      movement: given && { ...DEPOSIT, ...given },
      support: {
        href: `mailto:${brand.licensee.supportEmail}`,
        label: account['stopped.writeSupport'],
      },
    }),
    view: (data) => <MovementView {...data} />,
  });
}

export const DepositDone: Story = movement({});

export const DepositUnderway: Story = {
  ...movement({ state: 'pending', expiresAt: STORY_NOW + 900_000, changedAt: null }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const way = canvas.getByRole('link', { name: t['movement.charge'] });
    await expect(way).toHaveAttribute('href', chargePath(ID));
  },
};

export const DepositRefunded: Story = {
  ...movement({ state: 'successfulRefund' }),
  name: 'A refunded deposit, named as each group of brands names it',
};

export const WithdrawalUnderway: Story = {
  ...movement({ type: 'withdrawal', state: 'pending', changedAt: null }),
  name: 'WAL-17 a withdrawal that is under way can be cancelled',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const way = canvas.getByRole('link', { name: t['movement.cancelWithdrawal'] });
    await expect(way).toHaveAttribute('href', cancelWithdrawalPath(ID));
  },
};

export const WithdrawalFailed: Story = movement({ type: 'withdrawal', state: 'rejected' });

export const WithdrawalRefunded: Story = {
  ...movement({ type: 'withdrawal', state: 'successfulRefund' }),
  name: 'A withdrawal that came back is in the balance, and can be asked for again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t['movement.next.withdrawal.failed'])).toBeVisible();
    const way = canvas.getByRole('link', { name: t['movement.withdrawAgain'] });
    await expect(way).toHaveAttribute('href', paths.withdrawal);
  },
};

export const Unread: Story = {
  ...movement(null),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t['movement.unread'])).toBeVisible();
  },
};
