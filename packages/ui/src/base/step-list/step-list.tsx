import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface StepListProps extends RootProps<'ol'> {
  /** What the steps lead to, where no heading above them says it. */
  readonly label?: string | undefined;
  readonly steps: readonly ReactNode[];
}

/** What to do, one step after the other. */
export const StepList = forwardRef<HTMLOListElement, StepListProps>(function StepList(
  { label, steps, className, ...rest },
  ref,
) {
  return (
    <ol ref={ref} {...rest} aria-label={label} className={cx('flex flex-col gap-3', className)}>
      {steps.map((step, at) => (
        <li key={at} className="flex items-start gap-3 text-base">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-info-soft text-sm font-bold text-on-info-soft tabular-nums"
          >
            {at + 1}
          </span>
          <div className="min-w-0 flex-1 pt-1 break-words">{step}</div>
        </li>
      ))}
    </ol>
  );
});
