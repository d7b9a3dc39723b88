import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface PaymentStepsProps extends RootProps<'ol'> {
  /** What the steps lead to, for those who don't see them together. */
  readonly label: string;
  readonly steps: readonly ReactNode[];
}

/** What to do, one step after the other. */
export const PaymentSteps = forwardRef<HTMLOListElement, PaymentStepsProps>(function PaymentSteps(
  { label, steps, className, ...rest },
  ref,
) {
  return (
    <ol ref={ref} {...rest} aria-label={label} className={cx('flex flex-col gap-3', className)}>
      {steps.map((step, position) => (
        <li key={position} className="flex items-start gap-3 text-base">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-pill border border-control-border text-sm font-bold tabular-nums"
          >
            {position + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
});
