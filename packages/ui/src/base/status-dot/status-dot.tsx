import { cva, cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

const dotStyles = cva('inline-block size-2 shrink-0 border', {
  variants: {
    tone: {
      live: 'rounded-pill border-live bg-live',
      success: 'rounded-pill border-success bg-success',
      waiting: 'rounded-pill border-text-muted bg-transparent',
      danger: 'rotate-45 border-danger bg-danger',
    },
  },
});

export interface StatusDotProps extends RootProps<'span'> {
  readonly tone: 'live' | 'success' | 'waiting' | 'danger';
  /** The state in words, always shown: the dot never speaks alone. */
  readonly children: ReactNode;
}

export const StatusDot = forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { tone, children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={cx('inline-flex items-center gap-1.5', className)}>
      <span aria-hidden="true" className={dotStyles({ tone })} />
      {children}
    </span>
  );
});
