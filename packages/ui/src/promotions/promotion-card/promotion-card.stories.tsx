import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PromotionKind } from '../promotion-art/promotion-art.tsx';
import { promotionCard, usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { PromotionCard, type PromotionState } from './promotion-card.tsx';

interface CardsProps {
  /** Without them every one that the brand's country allows. */
  readonly kinds?: readonly PromotionKind[] | undefined;
  readonly state?: PromotionState | undefined;
}

function Cards({ kinds: chosen, state }: CardsProps) {
  const { t, kinds } = usePromotionStory();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {(chosen ?? kinds).map((kind) => (
        <li key={kind} className="grid">
          <PromotionCard {...promotionCard(t, kind, state)} />
        </li>
      ))}
    </ul>
  );
}

function LongWords() {
  const { t } = usePromotionStory();
  const card = promotionCard(t, 'cashback');
  const twice = `${t['promotion.fortunaBrasileira.text']} ${t['promotion.soccer.text']}`;
  return (
    <div className="max-w-80">
      <PromotionCard {...card} title={twice} text={`${twice} ${twice}`} />
    </div>
  );
}

const meta = {
  title: 'Promotions/Promotion card',
  component: Cards,
  args: { kinds: ['cashback', 'soccer'] },
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Each: Story = {
  name: 'One for each promotion, each with its picture and its terms',
  args: { kinds: undefined },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.length).toBeGreaterThanOrEqual(13);
    const terms = canvas.getAllByRole('link', { name: /^(Regulamento|Reglamento) de / });
    await expect(terms).toHaveLength(cards.length);
  },
};
export const Joined: Story = { args: { state: 'joined' } };
export const Upcoming: Story = { args: { state: 'upcoming' } };
export const Ended: Story = { args: { state: 'ended' } };
export const LongTexts: Story = { render: () => <LongWords /> };
