import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { CashbackBanner } from './cashback-banner.tsx';

interface ReceivedProps {
  readonly amount: number;
  readonly dismissible: boolean;
  readonly onDismiss: (value: string) => void;
}

function Received({ amount, dismissible, onDismiss }: ReceivedProps) {
  const { t, common, money } = usePromotionStory();
  return (
    <form
      className="mx-auto max-w-content"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onDismiss(submitter.value);
      }}
    >
      <CashbackBanner
        title={formatText(t['cashback.received.title'], { amount: money(amount) })}
        text={t['cashback.received.text']}
        link={{ href: '/transactions', label: t['cashback.received.action'] }}
        dismiss={
          dismissible
            ? { name: 'dismiss', value: 'cashback', label: common.dismissNotice }
            : undefined
        }
      />
    </form>
  );
}

const meta = {
  title: 'Promotions/Cashback banner',
  component: Received,
  args: { amount: 1234, dismissible: true, onDismiss: fn() },
} satisfies Meta<typeof Received>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  name: 'PROMO-03 says what was received, and all of it leads to the transactions',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/transactions');
    const banner = canvas.getByRole('region', { name: /12[.,]34/ });
    const { left, bottom } = banner.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom - 20)).toBe(link);
  },
};

export const Dismissed: Story = {
  name: 'Dismissed by its own button, above the link',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledWith('cashback');
  },
};

export const Staying: Story = { args: { dismissible: false } };
export const LargeAmount: Story = { args: { amount: 123456789 } };
