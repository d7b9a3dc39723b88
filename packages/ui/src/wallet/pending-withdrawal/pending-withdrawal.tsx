import { cx } from 'class-variance-authority';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface PendingWithdrawalProps extends RootProps<'section'> {
  /** That a withdrawal is under way. */
  readonly title: ReactNode;
  readonly amountText: string;
  readonly statusText: string;
  /** Where it goes and since when. */
  readonly detail: ReactNode;
  /** How soon it is there, and what must wait until then. */
  readonly text: ReactNode;
  /** Its cancelling, and the list it stands in. */
  readonly action?: ReactNode;
}

/** The withdrawal under way, shown wherever another one could be asked for. Source: 1§7. */
export const PendingWithdrawal = forwardRef<HTMLElement, PendingWithdrawalProps>(
  function PendingWithdrawal(
    { title, amountText, statusText, detail, text, action, className, ...rest },
    ref,
  ) {
    return (
      <section ref={ref} {...rest} className={cx('card-frame flex gap-3 p-card', className)}>
        <Hourglass aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-text-muted" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-bold">{title}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Amount size="large">{amountText}</Amount>
            <Badge tone="info">{statusText}</Badge>
          </p>
          <p className="text-sm wrap-anywhere text-text-muted">{detail}</p>
          <p className="mt-2 text-base">{text}</p>
          {action ? (
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">{action}</div>
          ) : null}
        </div>
      </section>
    );
  },
);
