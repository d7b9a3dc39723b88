import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import type { PromotionKind } from '../promotion-art/promotion-art.tsx';
import type { PromotionState } from '../promotion-card/promotion-card.tsx';
import { promotionCard, usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { PromotionDetail } from './promotion-detail.tsx';

interface PageProps {
  readonly kind: PromotionKind;
  readonly state: PromotionState;
}

function PromotionPage({ kind, state }: PageProps) {
  const { t, brand } = usePromotionStory();
  const { title, text, stateText, datesText } = promotionCard(t, kind, state);
  return (
    <main className="mx-auto max-w-page p-4">
      <PromotionDetail
        kind={kind}
        back={{ href: '#promotions', label: t['detail.back'] }}
        title={title}
        intro={text}
        state={state}
        stateText={stateText}
        datesText={datesText}
        action={
          state === 'open' ? (
            <Button asChild size="large" fullWidth>
              <a href="#join">{t['detail.join']}</a>
            </Button>
          ) : null
        }
        stepsTitle={t['detail.how']}
        steps={[
          {
            title: t['detail.step.bet'],
            text: formatText(t['detail.step.betText'], { odds: `1${brand.decimalSeparator}50` }),
          },
          { title: t['detail.step.open'], text: t['detail.step.openText'] },
          { title: t['detail.step.receive'], text: t['detail.step.receiveText'] },
        ]}
        rulesTitle={t['detail.rules']}
        rules={[t['detail.rule.once'], t['detail.rule.cap'], t['detail.rule.adults']]}
        links={
          <p>
            <Link emphasis="standalone" href="#terms">
              {t['box.regulation']}
            </Link>
          </p>
        }
        note={t['detail.responsible']}
      />
    </main>
  );
}

const meta = {
  title: 'Promotions/Promotion detail',
  component: PromotionPage,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'cashback', state: 'open' },
} satisfies Meta<typeof PromotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'How it goes, on what rules, and the one thing to do',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /Participar/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const Ended: Story = { args: { state: 'ended' } };
export const OfASport: Story = { args: { kind: 'soccer', state: 'joined' } };
