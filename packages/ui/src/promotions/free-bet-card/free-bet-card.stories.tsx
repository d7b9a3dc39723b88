import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import { UNTIL, usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { FreeBetCard } from './free-bet-card.tsx';

interface TicketProps {
  readonly stake: number;
  readonly state: 'available' | 'locked' | 'unavailable';
}

function FreeBet({ stake, state }: TicketProps) {
  const { t, money, brand } = usePromotionStory();
  const odds = `1${brand.decimalSeparator}50`;
  return (
    <FreeBetCard
      label={t['freeBet.stake']}
      stakeText={money(stake)}
      expiryText={formatText(t['freeBet.until'], { date: UNTIL })}
      conditionsLabel={t['freeBet.conditions']}
      conditions={[
        t['freeBet.conditionTypes'],
        formatText(t['freeBet.conditionOdds'], { odds }),
        formatText(t['freeBet.conditionGain'], { amount: money(50000) }),
        t['freeBet.conditionStake'],
      ]}
      action={
        state === 'available' ? (
          <Button asChild fullWidth>
            <a href="#slip">{t['freeBet.use']}</a>
          </Button>
        ) : null
      }
      unavailableText={state === 'available' ? undefined : t[`freeBet.${state}`]}
    />
  );
}

const meta = {
  title: 'Promotions/Free bet card',
  component: FreeBet,
  args: { stake: 1000, state: 'available' },
  render: (args) => (
    <div className="mx-auto max-w-form">
      <FreeBet {...args} />
    </div>
  ),
} satisfies Meta<typeof FreeBet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  name: 'Shows its stake with two decimals, its end and its conditions',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/10[.,]00/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#slip');
  },
};
export const Locked: Story = { args: { state: 'locked' } };
export const Unavailable: Story = { args: { state: 'unavailable' } };
export const LargeStake: Story = { args: { stake: 100000000 } };
