import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetSlipWaitingProps extends RootProps<'div'> {
  readonly title: string;
  readonly text: string;
  /** `BetSlipItem`s on their way. */
  readonly children?: ReactNode;
  /** The way on when the page can't renew itself. */
  readonly action?: ReactNode;
}

/** The ticket was sent and is being decided: calm, and nothing to press twice. */
export const BetSlipWaiting = forwardRef<HTMLDivElement, BetSlipWaitingProps>(
  function BetSlipWaiting({ title, text, children, action, ...rest }, ref) {
    return (
      <div ref={ref} {...rest}>
        <div role="status" className="px-card py-6 text-center">
          <span aria-hidden="true" className="mb-4 flex justify-center gap-2">
            <span className="size-2.5 animate-pending rounded-pill bg-action" />
            <span className="size-2.5 animate-pending rounded-pill bg-action [animation-delay:0.2s]" />
            <span className="size-2.5 animate-pending rounded-pill bg-action [animation-delay:0.4s]" />
          </span>
          <p className="text-md font-bold">{title}</p>
          <p className="mx-auto mt-1 max-w-64 text-sm text-text-muted">{text}</p>
          {action ? <div className="mt-4">{action}</div> : null}
        </div>
        {children ? <ul className="border-t border-hairline">{children}</ul> : null}
      </div>
    );
  },
);
