import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { type FormEvent, useState } from 'react';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import { WalletBalance } from '../../wallet/wallet-balance/wallet-balance.tsx';

interface WalletBalanceStoryProps {
  readonly state?: 'known' | 'loading' | 'unknown';
  readonly hidden?: boolean;
  readonly real?: number;
}

/** The balance, which can be hidden. `real` is in cents. */
export function WalletBalanceStory({
  state = 'known',
  hidden = false,
  real = 123456,
}: WalletBalanceStoryProps) {
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
    <form onSubmit={toggle} className="mx-auto w-full max-w-form">
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
