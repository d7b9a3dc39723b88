import { cx } from 'class-variance-authority';
import ShieldX from 'lucide-react/icons/shield-x';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetSlipBlockedProps extends RootProps<'div'> {
  readonly title: string;
  /** What happened to the money and the slip. */
  readonly text: string;
  /** How to reach support, and the way back. */
  readonly actions: ReactNode;
}

/**
 * The operator takes no stake of this bettor here (a limit of -1). Without this they would wait without an
 * end; it says that nothing was taken, and how to reach support. Source: 3§5, 3§8.
 */
export const BetSlipBlocked = forwardRef<HTMLDivElement, BetSlipBlockedProps>(
  function BetSlipBlocked({ title, text, actions, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} role="alert" className={cx('px-card py-6 text-center', className)}>
        <span className="mx-auto flex size-12 items-center justify-center rounded-pill bg-danger-soft text-on-danger-soft">
          <ShieldX aria-hidden="true" size={24} />
        </span>
        <h3 className="mt-3 text-md font-bold">{title}</h3>
        <p className="mx-auto mt-1 max-w-72 text-sm text-text-muted">{text}</p>
        <div className="mt-4 flex flex-col gap-2">{actions}</div>
      </div>
    );
  },
);
