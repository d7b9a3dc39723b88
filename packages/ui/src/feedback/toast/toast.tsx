import { cva, cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import type { AlertTone } from '../alert/alert.tsx';
import { toneIcons } from '../alert/tone-icons.ts';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { type TimerClock, useTimer } from '../../base/timer/use-timer.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

const signStyles = cva('flex size-8 shrink-0 items-center justify-center rounded-pill', {
  variants: {
    tone: {
      info: 'bg-info-soft text-on-info-soft',
      success: 'bg-success-soft text-on-success-soft',
      warning: 'bg-warning-soft text-on-warning-soft',
      danger: 'bg-danger-soft text-on-danger-soft',
    },
  },
});

export interface ToastProps extends RootProps<'div'> {
  readonly tone: AlertTone;
  /** What happened, in the past tense. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A link or button; whatever it does can also be done elsewhere, once the toast is gone. */
  readonly action?: ReactNode;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** Milliseconds until it goes by itself; null keeps it until it is dismissed. */
  readonly duration: number | null;
  /** It is being read or used: its time stands still. */
  readonly paused?: boolean | undefined;
  readonly clock?: TimerClock | undefined;
}

/** A short word on something that happened. It stands in a `ToastRegion`, which says it aloud. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  {
    tone,
    title,
    children,
    action,
    dismissLabel,
    onDismiss,
    duration,
    paused,
    clock,
    className,
    ...rest
  },
  ref,
) {
  useTimer({ milliseconds: duration, paused, onEnd: onDismiss, clock });
  const Icon = toneIcons[tone];
  return (
    <div
      ref={ref}
      {...rest}
      data-tone={tone}
      className={cx(
        'flex animate-fade-in items-start gap-3 rounded-box border border-hairline bg-raised py-2 pl-3 text-text shadow-raised',
        className,
      )}
    >
      <span className={`mt-1.5 ${signStyles({ tone })}`}>
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="py-1 leading-6 font-bold break-words">{title}</p>
        {children ? <div className="text-text-muted">{children}</div> : null}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
      <IconButton
        label={dismissLabel}
        icon={<X aria-hidden="true" size={18} />}
        onClick={onDismiss}
        className="mr-0.5 text-text-muted hover:text-text noscript:hidden"
      />
    </div>
  );
});
