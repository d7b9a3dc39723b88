import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import { usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { MysteryBox, type MysteryBoxState } from './mystery-box.tsx';

interface TodayProps {
  readonly state: MysteryBoxState;
  readonly amount: number;
  /** What the tap brings. */
  readonly brings: 'amount' | 'tryAgain';
  readonly failed?: boolean;
}

function Today({ state: first, amount, brings, failed = false }: TodayProps) {
  const { t, money } = usePromotionStory();
  const [state, setState] = useState(first);
  const words = {
    closed: { title: t['box.title'], text: t['box.text'] },
    opening: { title: t['box.opening'], text: t['box.text'] },
    amount: {
      title: formatText(t['box.amount'], { amount: money(amount) }),
      text: t['box.amountText'],
    },
    tryAgain: { title: t['box.tryAgain'], text: failed ? t['box.failed'] : t['box.empty'] },
  };
  const isOpen = state === 'amount' || state === 'tryAgain';
  return (
    <form
      className="p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setState(brings);
      }}
    >
      <MysteryBox
        {...words[state]}
        state={state}
        open={{ name: 'box', value: 'open', label: t['box.open'] }}
        actions={
          isOpen ? (
            <Button asChild size="large" fullWidth>
              <a href="/casino/slots">{t['box.slots']}</a>
            </Button>
          ) : (
            <Link emphasis="standalone" href="#regulation">
              {t['box.regulation']}
            </Link>
          )
        }
      />
    </form>
  );
}

const meta = {
  title: 'Promotions/Mystery box',
  component: Today,
  args: { state: 'closed', brings: 'amount', amount: 1234 },
} satisfies Meta<typeof Today>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = /Abrir a caixa|Abrir la caja/;

export const RevealsAnAmount: Story = {
  name: 'PROMO-03 reveals an amount when it is tapped, and leads to the slots',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: box }));
    const heading = canvas.getByRole('heading', { name: /12[.,]34/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/casino/slots');
  },
};

export const TryAgainTomorrow: Story = {
  name: 'PROMO-03 or says to try again tomorrow',
  args: { brings: 'tryAgain' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: box }));
    await expect(
      canvas.getByRole('heading', { name: /^Tente novamente amanhã$|de nuevo mañana$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/casino/slots');
  },
};

export const Closed: Story = {
  name: 'Closed, opened by the keyboard alone',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: box });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Opening: Story = {
  name: 'On its way it takes no second tap',
  args: { state: 'opening' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: box });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toBeInTheDocument();
  },
};

export const ResultPage: Story = {
  name: 'The result as a page that comes without scripts',
  args: { state: 'amount', amount: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

export const FailedPage: Story = {
  name: 'PROMO-03 a failure also means tomorrow, and the balance is untouched',
  args: { state: 'tryAgain', failed: true },
};
