import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface WithdrawalFact {
  readonly label: string;
  readonly text: ReactNode;
}

export interface WithdrawalSummaryProps extends RootProps<'section'> {
  readonly title: string;
  /** Amount, charges, account, how soon. */
  readonly facts: readonly WithdrawalFact[];
  /** What arrives at the bank. */
  readonly total: { readonly label: string; readonly text: string };
  /** What can't be undone, or whose account it must be. */
  readonly note?: ReactNode;
}

/** A withdrawal as it will be asked for, to be read before it is confirmed. */
export const WithdrawalSummary = forwardRef<HTMLElement, WithdrawalSummaryProps>(
  function WithdrawalSummary({ title, facts, total, note, className, ...rest }, ref) {
    return (
      <section ref={ref} {...rest} className={cx('card-frame overflow-hidden', className)}>
        {/* Takes the focus where it comes in place of the form. */}
        <h2 tabIndex={-1} className="px-card pt-card text-md font-bold">
          {title}
        </h2>
        <dl className="flex flex-col gap-2 px-card py-3 text-base">
          {facts.map((fact) => (
            <div key={fact.label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-text-muted">{fact.label}</dt>
              <dd className="ml-auto max-w-full text-right font-medium break-words tabular-nums">
                {fact.text}
              </dd>
            </div>
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-3">
            <dt className="font-bold">{total.label}</dt>
            <dd className="ml-auto">
              <Amount size="large">{total.text}</Amount>
            </dd>
          </div>
        </dl>
        {note ? (
          <p className="border-t border-hairline bg-ground px-card py-3 text-sm text-text-muted">
            {note}
          </p>
        ) : null}
      </section>
    );
  },
);
