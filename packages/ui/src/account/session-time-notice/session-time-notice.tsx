import { cx } from 'class-variance-authority';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, forwardRef } from 'react';
import { DismissButton, type Dismissal } from '../../base/icon-button/dismiss-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SessionTimeNoticeProps extends RootProps<'div'> {
  /** How long the bettor has played. */
  readonly text: ReactNode;
  /** To the limits, or to a pause. */
  readonly action?: ReactNode;
  /** Puts it away until the next time: a submit button of the form around. */
  readonly dismiss: Dismissal;
}

/** Tells the time played, calmly and without covering anything. */
export const SessionTimeNotice = forwardRef<HTMLDivElement, SessionTimeNoticeProps>(
  function SessionTimeNotice({ text, action, dismiss, className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        className={cx(
          'flex items-center gap-3 rounded-card bg-info-soft py-1 pr-1 pl-3 text-on-info-soft',
          className,
        )}
      >
        <Clock aria-hidden="true" size={20} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1 text-base">
          <p role="status" className="font-medium tabular-nums">
            {text}
          </p>
          {action}
        </div>
        <DismissButton {...dismiss} />
      </div>
    );
  },
);
