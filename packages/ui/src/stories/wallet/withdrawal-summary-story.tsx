import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { WithdrawalSummary } from '../../wallet/withdrawal-summary/withdrawal-summary.tsx';

interface WithdrawalSummaryStoryProps {
  readonly account: string;
  readonly amount: number;
  readonly fee: number;
}

/** A withdrawal before it is confirmed; amounts in cents. */
export function WithdrawalSummaryStory({ account, amount, fee }: WithdrawalSummaryStoryProps) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const money = (cents: number) => formatMoney(minorUnits(cents), brand);
  return (
    <div className="mx-auto w-full max-w-form">
      <WithdrawalSummary
        title={t['withdrawal.summaryTitle']}
        facts={[
          { label: t['withdrawal.amount'], text: money(amount) },
          { label: t['withdrawal.fee'], text: fee === 0 ? t['withdrawal.free'] : money(fee) },
          { label: t['withdrawal.to'], text: account },
          { label: t['withdrawal.arrives'], text: t['withdrawal.arrivesText'] },
        ]}
        total={{ label: t['withdrawal.total'], text: money(amount - fee) }}
        note={t['withdrawal.note']}
      />
    </div>
  );
}
