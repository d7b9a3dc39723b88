import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { RequestWithdrawalView } from './request-withdrawal-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Request withdrawal' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function request(known: 'none' | 'underWay' | 'unknown'): Story {
  return pageStory({
    at: '/request-withdrawal/m-1042',
    visitor: BETTOR,
    data: ({ texts: { wallet: texts }, money }) => ({
      texts,
      migrationWithdrawalId: 'm-1042',
      state: {
        none: null,
        underWay: formatText(texts['migrationWithdrawal.underWay'], { amount: money(50_000) }),
        unknown: texts['migrationWithdrawal.unknown'],
      }[known],
      support: 'mailto:ajuda@vitrine.example',
    }),
    view: (data) => <RequestWithdrawalView {...data} />,
  });
}

export const NoneUnderWay: Story = {
  ...request('none'),
  name: 'MIG-06 names the withdrawal and leads on',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('m-1042')).toBeVisible();
  },
};
export const UnderWay: Story = request('underWay');
export const Unknown: Story = request('unknown');
