import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { MatchClock } from '@vitrine/betting/sportsbook/clock';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface LiveClockProps extends RootProps<'span'> {
  readonly eventId: string;
  readonly clock: MatchClock;
  /** The reading at render time, mm:ss; the live script goes on from there. */
  readonly text: string;
}

/** The clock of a match, which is no time of day. It keeps its width for up to 99 minutes, so that nothing beside it moves. */
export const LiveClock = forwardRef<HTMLSpanElement, LiveClockProps>(function LiveClock(
  { eventId, clock, text, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      data-live-clock={eventId}
      data-seconds={clock.seconds}
      data-read-at={clock.readAt}
      data-stopped={clock.stopped ? '1' : '0'}
      data-direction={clock.direction}
      suppressHydrationWarning
      className={cx('live-clock', className)}
    >
      {text}
    </span>
  );
});
