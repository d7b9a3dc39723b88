import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
export interface LiveBadgeProps extends RootProps<'span'> {
  readonly text: string;
  /** Filled on a scoreboard; in a row a dot before the clock, its word left to assistive tools. */
  readonly look?: 'plain' | 'filled' | 'dot' | undefined;
}

/** Says that an event is in play. It stands still: the clock beside it moves enough. */
export const LiveBadge = forwardRef<HTMLSpanElement, LiveBadgeProps>(function LiveBadge(
  { text, look = 'plain', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      className={cx('live-badge', look !== 'plain' && `live-badge-${look}`, className)}
    >
      {/* The space is for browsers that show plain text. */}
      {look === 'dot' ? `${text} ` : text}
    </span>
  );
});
