import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';
import { browserClock, type TimerClock, useTimer } from '../timer/use-timer.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface TimeLeftProps extends RootProps<'span'> {
  /** What was left when the page was made. The time from then on is counted here, whatever the device's clock says. */
  readonly milliseconds: number;
  readonly onEnd?: (() => void) | undefined;
  readonly clock?: TimerClock | undefined;
}

/** Time that runs down: `14:59`. It is not announced second by second. */
export const TimeLeft = forwardRef<HTMLSpanElement, TimeLeftProps>(function TimeLeft(
  { milliseconds, onEnd, clock = browserClock, className, ...rest },
  ref,
) {
  const left = useTimeLeft(milliseconds, clock);
  useTimer({ milliseconds, onEnd: () => onEnd?.(), clock });
  return (
    <span ref={ref} role="timer" {...rest} className={cx('tabular-nums', className)}>
      {minutesAndSeconds(left)}
    </span>
  );
});

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
