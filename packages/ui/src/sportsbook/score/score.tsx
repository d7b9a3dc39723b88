import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
export interface ScoreProps extends RootProps<'span'> {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly text: string;
  readonly size?: 'row' | 'board' | undefined;
}

/** One competitor's score, rewritten in place by the live script; in a row it takes no room before the start. */
export const Score = forwardRef<HTMLSpanElement, ScoreProps>(function Score(
  { eventId, side, text, size = 'row', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      data-live-score={`${eventId}:${side}`}
      suppressHydrationWarning
      className={cx(size === 'board' ? 'score score-board' : 'score', className)}
    >
      {text}
    </span>
  );
});
