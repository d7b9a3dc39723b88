import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { gamePath } from '../../casino/casino-paths.ts';
import { formatDate } from '../../format/date-time.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { GiftCard, PrizesPage } from '../../shapes/promotions/prizes.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { BETTOR } from '../../stories/story-shell.ts';
import { PrizesView, type PrizesViewProps } from './prizes-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions/Prizes' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const NOTHING: PrizesPage = {
  notice: null,
  cards: [],
  freeBets: [],
  freeSpins: [],
  isPartlyUnread: false,
};

function wordsOf({ texts: { promotions: t } }: StoryFacts): PrizesViewProps['words'] {
  return {
    heading: t['prizes.title'],
    intro: t['prizes.intro'],
    back: t['detail.back'],
    emptyTitle: t['prizes.emptyTitle'],
    emptyText: t['prizes.emptyText'],
    toPromotions: t['prizes.toPromotions'],
    maintenanceTitle: t['prizes.maintenanceTitle'],
    maintenanceText: t['prizes.maintenanceText'],
    unreadTitle: t['prizes.unreadTitle'],
    unreadText: t['prizes.unreadText'],
    retry: t['prizes.retry'],
    refresh: t['claim.refresh'],
    freeBets: t['prizes.freeBets'],
    conditions: t['freeBet.conditions'],
    useFreeBet: t['freeBet.use'],
    freeSpins: t['freeSpins.title'],
  };
}

function prizes(
  made: (facts: StoryFacts) => PrizesPage | null,
  problemOf: (facts: StoryFacts) => string | null = () => null,
): Story {
  return pageStory({
    at: promotionPaths.prizes,
    visitor: BETTOR,
    data: (facts) => ({ words: wordsOf(facts), problem: problemOf(facts), prizes: made(facts) }),
    view: (data) => <PrizesView {...data} />,
  });
}

function egg({ texts: { promotions: t } }: StoryFacts, state: 'readyToClaim' | 'beingClaimed') {
  const isReady = state === 'readyToClaim';
  const card: GiftCard = {
    key: 'egg',
    gift: 'egg',
    state,
    stateText: t[`giveaway.${state}.name`],
    reward: 'money',
    title: t['gift.egg.title'],
    text: isReady ? t['gift.egg.text'] : t['claim.pendingText'],
    steps: [t['giveaway.step.accept'], t['giveaway.step.claim'], t['giveaway.step.done']],
    stepsLabel: t['giveaway.steps'],
    claim: isReady ? { giftId: '2026-11-20', attempt: 0, label: t['gift.egg.claim'] } : null,
    link: null,
  };
  return card;
}

function withEverything(facts: StoryFacts): PrizesPage {
  const { texts, brand, money } = facts;
  const t = texts.promotions;
  const date = formatDate(STORY_NOW + 7 * 86_400_000, brand);
  return {
    ...NOTHING,
    cards: [egg(facts, 'readyToClaim')],
    freeBets: [
      {
        id: 'f-1',
        label: t['freeBet.stake'],
        stakeText: money(2000),
        expiryText: formatText(t['freeBet.until'], { date }),
        conditions: [t['freeBet.conditionStake']],
      },
    ],
    freeSpins: [
      {
        id: 's-1',
        game: { id: '1245', name: 'Blackjack 21' },
        countText: countText(t, 'reward.freeSpins', 15, brand.language),
        expiryText: formatText(t['freeSpins.until'], { date }),
        play: {
          href: gamePath('1245'),
          text: t['freeSpins.play'],
          label: formatText(t['freeSpins.playGame'], { game: 'Blackjack 21' }),
        },
      },
    ],
  };
}

export const Everything: Story = {
  ...prizes(withEverything),
  name: 'A gift is claimed by its own form; free bets and spins lead to where they are used',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'promotions');
    const claim = canvas.getByRole('button', { name: t['gift.egg.claim'] });
    await expect(claim).toHaveAttribute('type', 'submit');
    await expect(canvas.getByRole('link', { name: t['freeBet.use'] })).toBeVisible();
  },
};
export const None: Story = prizes(() => NOTHING);
export const BeingClaimed: Story = prizes((facts) => ({
  ...NOTHING,
  notice: {
    tone: 'info',
    title: facts.texts.promotions['claim.pendingTitle'],
    text: facts.texts.promotions['claim.pendingText'],
  },
  cards: [egg(facts, 'beingClaimed')],
}));
export const PartlyUnread: Story = prizes(() => ({ ...NOTHING, isPartlyUnread: true }));
export const InMaintenance: Story = prizes(() => null);
export const StaleForm: Story = prizes(
  () => NOTHING,
  ({ texts }) => texts.promotions['claim.stale'],
);
