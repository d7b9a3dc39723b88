import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { loginPath } from '../../paths/access-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { type SpinPart, WHEEL } from '../../shapes/promotions/gift-claim.ts';
import { promotionPath, type SpinPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';
import { SpinForm } from './spin-form.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions/Spin' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const PRIZES = {
  money: 'reward.kind.money',
  freeBet: 'reward.kind.freeBet',
  freeSpins: 'reward.kind.freeSpins',
  nothing: 'reward.nothing',
} as const;

const WORDS = {
  giramania: { title: 'spin.wheelTitle', text: 'spin.text', play: 'spin.spin' },
  fortunaBrasileira: { title: 'spin.scratchTitle', text: 'spin.scratchText', play: 'spin.scratch' },
  mysticBox: { title: 'mystic.title', text: 'mystic.text', play: 'mystic.open' },
} as const;

interface SpinState {
  readonly promotion?: SpinPromotion;
  readonly isGuest?: boolean;
  readonly state: (facts: StoryFacts) => Partial<SpinPart>;
  readonly isStale?: boolean;
}

/** The part of a promotion's page on which it is played. */
function spin({ promotion = 'giramania', isGuest = false, isStale = false, state }: SpinState) {
  return pageStory({
    at: promotionPath(promotion),
    visitor: isGuest ? GUEST : BETTOR,
    data: (facts) => {
      const t = facts.texts.promotions;
      const part: SpinPart = {
        promotion,
        path: promotionPath(promotion),
        title: t[WORDS[promotion].title],
        text: t[WORDS[promotion].text],
        prizesLabel: t['spin.prizes'],
        slotsLabel: t['box.slots'],
        prizes: WHEEL.map((kind) => ({ kind, text: t[PRIZES[kind]] })),
        play: null,
        result: null,
        isShut: false,
        closedText: null,
        notice: null,
        link: null,
        ...state(facts),
      };
      return { spin: part, problem: isStale ? t['claim.stale'] : null };
    },
    view: (data) => (
      <div className="mx-auto w-full max-w-content p-4">
        <SpinForm {...data} />
      </div>
    ),
  });
}

const ready =
  (promotion: SpinPromotion) =>
  ({ texts }: StoryFacts) => ({
    play: { spinId: 'spin-1', attempt: 0, label: texts.promotions[WORDS[promotion].play] },
  });

export const Ready: Story = {
  ...spin({ state: ready('giramania') }),
  name: 'The wheel is spun by a form',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'promotions');
    await expect(canvas.getByRole('button', { name: t['spin.spin'] })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};
export const ScratchReady: Story = spin({
  promotion: 'fortunaBrasileira',
  state: ready('fortunaBrasileira'),
});
export const BoxReady: Story = spin({ promotion: 'mysticBox', state: ready('mysticBox') });
export const Guest: Story = spin({
  isGuest: true,
  state: ({ texts }) => ({
    link: {
      href: loginPath(promotionPath('giramania')),
      label: texts.promotions['spin.guest'],
    },
  }),
});
export const Won: Story = spin({
  state: ({ texts: { promotions: t }, money }) => ({
    closedText: t['spin.done'],
    result: {
      prize: WHEEL.indexOf('money'),
      title: formatText(t['spin.won'], {
        reward: formatText(t['reward.money'], { amount: money(500) }),
      }),
      text: t['spin.wonText'],
    },
    link: { href: promotionPaths.prizes, label: t['spin.prizesLink'] },
  }),
});
export const NothingThisTime: Story = spin({
  state: ({ texts: { promotions: t } }) => ({
    result: {
      prize: WHEEL.indexOf('nothing'),
      title: t['spin.nothing'],
      text: t['spin.nothingText'],
    },
  }),
});
export const NotOpenYet: Story = spin({
  state: ({ texts }) => ({ isShut: true, closedText: texts.promotions['spin.closed'] }),
});
export const NotRead: Story = spin({
  promotion: 'mysticBox',
  state: ({ texts }) => ({ closedText: texts.promotions['spin.unread'] }),
});
export const StaleForm: Story = spin({ state: ready('giramania'), isStale: true });
