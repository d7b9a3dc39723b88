import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { toneIcons } from './tone-icons.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const alertStyles = cva('flex gap-3 rounded-card border border-transparent p-3 text-base', {
  variants: {
    tone: {
      info: 'bg-info-soft text-on-info-soft',
      success: 'bg-success-soft text-on-success-soft',
      warning: 'bg-warning-soft text-on-warning-soft',
      danger: 'bg-danger-soft text-on-danger-soft',
    },
  },
});

export interface AlertProps extends RootProps<'div'> {
  readonly tone: AlertTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A link or button that is the way on. */
  readonly action?: ReactNode;
  /** Says it aloud when it appears: politely, or at once. Not said when it came with the page. */
  readonly announce?: 'polite' | 'assertive' | undefined;
}

const roles = { polite: 'status', assertive: 'alert' } as const;

export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone, title, children, action, announce, className, ...rest },
  ref,
) {
  const Icon = toneIcons[tone];
  return (
    <div
      ref={ref}
      {...rest}
      className={alertStyles({ tone, className })}
      role={announce && roles[announce]}
      data-tone={tone}
    >
      <Icon aria-hidden="true" size={20} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {children ? <div className="mt-1">{children}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  );
});
