import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';
import { ReferralInfoView } from './referral-info-view.tsx';
import { ReferralView, type ReferralViewProps } from './referral-view.tsx';
import { RewardsView, type RewardsViewProps } from './rewards-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions/Referral' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Claim = ReferralViewProps['claim'];
type Kind = ReferralViewProps['referral']['rewards']['kind'];

function page(kind: Kind, claimOf: (amount: string) => Claim = () => null): Story {
  return pageStory({
    at: promotionPaths.referral,
    visitor: BETTOR,
    data: ({ texts, money, brand }): ReferralViewProps => ({
      texts: texts.rewards,
      brandName: brand.name,
      referral: {
        invitation: {
          code: '27AF0B91C3',
          url: 'https://story.example/register?referralCode=r-27AF0B91C3',
        },
        rewards:
          kind === 'ready'
            ? { kind, amount: money(4000), minorUnits: 4000, claimId: 'story' }
            : { kind },
      },
      claim: claimOf(money(4000)),
    }),
    view: (data) => <ReferralView {...data} />,
  });
}

export const Ready: Story = {
  ...page('ready'),
  name: 'Shows the code, ways to share it, and a button that claims what is ready',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('27AF0B91C3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /40/ })).toHaveAttribute('type', 'submit');
  },
};
export const NoRewards: Story = page('none');
export const RewardsNotRead: Story = page('unread');
export const Paid: Story = page('none', (amount) => ({ kind: 'paid', amount, id: 'story' }));
export const Waiting: Story = page('ready', (amount) => ({ kind: 'waiting', amount, id: 'story' }));
export const Refused: Story = page('ready', () => ({
  kind: 'refused',
  reason: 'failed',
  id: 'story',
}));

export const Info: Story = pageStory({
  at: promotionPaths.promotionReferral,
  visitor: GUEST,
  data: ({ texts }) => ({ texts: texts.rewards, isGuest: true }),
  view: (data) => <ReferralInfoView {...data} />,
});

function rewards(made: (money: (amount: number) => string) => RewardsViewProps['rewards']): Story {
  return pageStory({
    at: promotionPaths.rewards,
    visitor: BETTOR,
    data: ({ texts, money }): RewardsViewProps => ({
      texts: texts.rewards,
      rewards: made(money),
      hasReferral: true,
    }),
    view: (data) => <RewardsView {...data} />,
  });
}

export const Rewards: Story = rewards((money) => ({
  kind: 'bettor',
  isWhole: true,
  list: [
    {
      kind: 'referral',
      id: 'r',
      title: 'Indique',
      text: money(4000),
      href: promotionPaths.referral,
    },
    { kind: 'freeBet', id: 'f', title: money(2000), text: '27/11', href: paths.betSlip },
  ],
}));
export const NoRewardsAtAll: Story = rewards(() => ({ kind: 'bettor', isWhole: true, list: [] }));
export const RewardsOfGuest: Story = rewards(() => ({ kind: 'guest' }));
