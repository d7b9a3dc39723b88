import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { EmptyPromotions } from './empty-promotions.tsx';

export default { title: 'Promotions/Empty promotions', component: EmptyPromotions } satisfies Meta;

export const WholePage: StoryObj = {
  name: 'Says that there is none, and one way on',
  render: () => (
    <Texts of="promotions">
      {(t) => (
        <EmptyPromotions
          titleAs="h1"
          title={t['notice.empty.title']}
          text={t['notice.empty.text']}
          action={
            <Button asChild>
              <a href="#live">{t['notice.empty.action']}</a>
            </Button>
          }
        />
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
