import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

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

export interface StatusDotProps {
  readonly tone: 'live' | 'success' | 'waiting' | 'danger';
  /** The state in words, always shown: the dot never speaks alone. */
  readonly children: ReactNode;
}

export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={dotStyles({ tone })} />
      {children}
    </span>
  );
}
