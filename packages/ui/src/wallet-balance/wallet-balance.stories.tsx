import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { WalletBalance } from './wallet-balance.tsx';

interface BalanceStory {
  readonly state?: 'known' | 'loading' | 'unknown';
  readonly hidden?: boolean;
  readonly real?: number;
}

function Balance({ state = 'known', hidden = false, real = 123456 }: BalanceStory) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  const [isHidden, setHidden] = useState(hidden);
  const money = (amount: number) =>
    state === 'known' ? formatMoney(minorUnits(amount), brand) : null;

  function toggle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setHidden(!isHidden);
  }

  return (
    <form onSubmit={toggle} className="mx-auto max-w-form">
      <WalletBalance
        total={{ label: t['balance.total'], text: money(real + 2500) }}
        parts={[
          { label: t['balance.real'], text: money(real) },
          { label: t['balance.bonus'], text: money(2500) },
        ]}
        loading={state === 'loading' ? t['balance.loading'] : undefined}
        unknown={
          state === 'unknown' ? (
            <>
              {t['balance.unknown']} <Link href="#again">{common.tryAgain}</Link>
            </>
          ) : null
        }
        visibility={{
          hidden: isHidden,
          hiddenText: t['balance.hidden'],
          name: 'balance',
          value: isHidden ? 'show' : 'hide',
          label: isHidden ? t['balance.show'] : t['balance.hide'],
        }}
        actions={
          <>
            <Button asChild>
              <a href="#deposit">{t.depositTitle}</a>
            </Button>
            <Button asChild intent="quiet">
              <a href="#withdrawal">{t.withdrawTitle}</a>
            </Button>
          </>
        }
      />
    </form>
  );
}

const meta = { title: 'Wallet/Wallet balance', component: Balance } satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const LargeAmounts: Story = { args: { real: 1234567890 } };
export const Loading: Story = { args: { state: 'loading' } };
export const Unknown: Story = {
  name: 'Unknown, and the money said to be safe',
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/segur[oa]/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const HiddenByTheBettor: Story = {
  name: 'Hidden and shown again by the bettor',
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Saldo oculto$/)).toHaveLength(3);
    await expect(canvas.queryByText(/1[.,]234/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Mostrar/ }));
    await expect(canvas.getByText(/1[.,]234[.,]56/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ocultar/ })).toHaveAttribute('value', 'hide');
  },
};
