import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROMOTION_KINDS, PromotionArt } from './promotion-art.tsx';

export default { title: 'Promotions/Promotion art', component: PromotionArt } satisfies Meta;

export const EachPromotion: StoryObj = {
  name: 'One for each promotion',
  render: () => (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {PROMOTION_KINDS.map((kind) => (
        <li key={kind}>
          <PromotionArt kind={kind} className="aspect-16/9 rounded-card" />
        </li>
      ))}
    </ul>
  ),
};

export const AnyFrame: StoryObj = {
  name: 'Whole in a frame of any shape',
  render: () => (
    <div className="flex flex-col gap-2">
      <PromotionArt kind="cashback" className="h-40 w-28 rounded-card" />
      <PromotionArt kind="soccer" className="h-28 w-full rounded-card" />
    </div>
  ),
};
