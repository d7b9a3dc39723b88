import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import {
  type TransactionState,
  transactionLabel,
  transactionOutcome,
} from '@vitrine/betting/wallet/transaction';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Card } from '../../base/card/card.tsx';
import { TransactionRow } from '../../wallet/transaction-row/transaction-row.tsx';

export type StoryMethodKey = Extract<keyof Namespaces['wallet'], `paymentMethod.${string}`>;

export interface StoryTransaction {
  readonly state: TransactionState;
  readonly method: StoryMethodKey;
  readonly type: 'deposit' | 'withdrawal';
  readonly amount: number;
}

/** Deposits and withdrawals, in the words of the brand’s country. */
export function TransactionsStory({
  rows,
  isLinked = false,
}: {
  readonly rows: readonly StoryTransaction[];
  readonly isLinked?: boolean;
}) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  return (
    <div className="mx-auto w-full max-w-content">
      <Card flush title={t['transaction.title']}>
        <ul aria-label={t['transaction.title']}>
          {rows.map(({ state, method, type, amount }) => {
            const label = transactionLabel(state, brand.isBrazilGroup);
            const sign = type === 'deposit' ? '+' : '−';
            return (
              <TransactionRow
                key={`${state} ${method}`}
                type={type}
                methodText={t[method]}
                detailText={formatText(t['transaction.detail'], {
                  type: t[`transaction.type.${type}`],
                  date: '20/11/2026, 18:42',
                })}
                amountText={sign + formatMoney(minorUnits(amount), brand)}
                outcome={transactionOutcome(label)}
                statusText={t[`transaction.status.${label}`]}
                href={isLinked ? `#${state}` : undefined}
              />
            );
          })}
        </ul>
      </Card>
    </div>
  );
}
