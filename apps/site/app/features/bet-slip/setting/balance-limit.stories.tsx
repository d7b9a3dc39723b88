import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { BalanceLimitPage } from './balance-limit-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Balance limit' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const BalanceAboveItsLimit: Story = {
  ...pageStory({
    at: paths.balanceLimit,
    visitor: BETTOR,
    data: ({ texts }) => ({ texts: texts['bet-slip'] }),
    view: (data) => <BalanceLimitPage {...data} />,
  }),
  name: 'PLACE-06 a balance above its upper limit: what happened, and the way to withdraw',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(expect.arrayContaining([paths.withdrawal, paths.betSlip]));
  },
};
