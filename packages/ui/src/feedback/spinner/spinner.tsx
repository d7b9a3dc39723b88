import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
export interface SpinnerProps extends RootProps<'span'> {
  /** What is being waited for. */
  readonly label: string;
  /** The words are said only: the place around the spinner says them already. */
  readonly labelHidden?: boolean | undefined;
}

/** A wait whose result has no shape yet; where it has one, a skeleton stands. As large as the text. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, labelHidden = false, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      role="status"
      className={cx('inline-flex items-center gap-2', className)}
    >
      <span aria-hidden="true" className="spinner text-link" />
      <span className={labelHidden ? 'sr-only' : ''}>{label}</span>
    </span>
  );
});
