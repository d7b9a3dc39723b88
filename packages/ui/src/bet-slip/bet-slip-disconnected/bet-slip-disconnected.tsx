import { cx } from 'class-variance-authority';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetSlipDisconnectedProps extends RootProps<'div'> {
  readonly title: string;
  /** What is known, what is safe, what to look at before another try. */
  readonly text: string;
  readonly actions: ReactNode;
}

/** The ticket's fate is unknown: never invites to send it again. */
export const BetSlipDisconnected = forwardRef<HTMLDivElement, BetSlipDisconnectedProps>(
  function BetSlipDisconnected({ title, text, actions, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} role="alert" className={cx('px-card py-6 text-center', className)}>
        <span className="mx-auto flex size-12 items-center justify-center rounded-pill bg-warning-soft text-on-warning-soft">
          <WifiOff aria-hidden="true" size={24} />
        </span>
        <h3 className="mt-3 text-md font-bold">{title}</h3>
        <p className="mx-auto mt-1 max-w-72 text-sm text-text-muted">{text}</p>
        <div className="mt-4 flex flex-col gap-2">{actions}</div>
      </div>
    );
  },
);
