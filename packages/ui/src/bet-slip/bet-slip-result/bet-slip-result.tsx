import type { TicketResultStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetSlipResultProps extends RootProps<'div'> {
  readonly status: Exclude<TicketResultStatus, 'none'>;
  /** What happened, in the past tense. */
  readonly title: string;
  readonly text: string;
  /** `BetSlipItem`s with what became of each, or a `TicketReceipt`. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

const looks = {
  success: { Icon: CircleCheck, ground: 'bg-success-soft text-on-success-soft' },
  error: { Icon: CircleX, ground: 'bg-danger-soft text-on-danger-soft' },
  mixed: { Icon: TriangleAlert, ground: 'bg-warning-soft text-on-warning-soft' },
};

/**
 * How a placement ended. It replaces the waiting screen in place, so whoever renders it then gives the
 * heading focus, which is why the ref is the heading's: that is what says it aloud.
 */
export const BetSlipResult = forwardRef<HTMLHeadingElement, BetSlipResultProps>(
  function BetSlipResult({ status, title, text, children, actions, ...rest }, ref) {
    const { Icon, ground } = looks[status];
    return (
      <div {...rest} data-result={status}>
        <div className={`flex items-start gap-3 px-card py-4 ${ground}`}>
          <Icon aria-hidden="true" size={24} className="shrink-0" />
          <div className="min-w-0">
            <h3 ref={ref} tabIndex={-1} className="text-md leading-6 font-bold">
              {title}
            </h3>
            <p className="text-sm">{text}</p>
          </div>
        </div>
        {children}
        <div className="flex flex-col gap-2 p-card">{actions}</div>
      </div>
    );
  },
);
