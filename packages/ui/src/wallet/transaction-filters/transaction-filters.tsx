import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { type TabItem, Tabs } from '../../base/tabs/tabs.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { PeriodChoice, type PeriodChoiceProps } from '../../forms/period-choice/period-choice.tsx';

export interface TransactionFiltersProps
  extends RootProps<'div'>, Pick<PeriodChoiceProps, 'periods' | 'days'> {
  /** All, deposits, withdrawals. */
  readonly types: { readonly label: string; readonly items: readonly TabItem[] };
}

/** What the list of transactions shows: each choice has an address. Source: 1§3, 1§4. */
export const TransactionFilters = forwardRef<HTMLDivElement, TransactionFiltersProps>(
  function TransactionFilters({ types, periods, days, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx('flex flex-col gap-2', className)}>
        <Tabs label={types.label} items={types.items} fill />
        <PeriodChoice periods={periods} days={days} />
      </div>
    );
  },
);
