import { cx } from 'class-variance-authority';
import type { TransactionOutcome } from '@vitrine/betting/wallet/transaction';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const tones = {
  done: 'success',
  underway: 'info',
  failed: 'danger',
  void: 'neutral',
} as const;

export interface TransactionRowProps extends RootProps<'li'> {
  readonly type: 'deposit' | 'withdrawal';
  /** The way it was paid. */
  readonly methodText: ReactNode;
  /** Deposit or withdrawal, day and time. */
  readonly detailText: ReactNode;
  /** With its sign: `+R$ 50,00`. */
  readonly amountText: string;
  /** What its state means for the money; the words are `statusText`. */
  readonly outcome: TransactionOutcome;
  readonly statusText: string;
  /** The page of the transaction, where it has one. */
  readonly href?: string | undefined;
}

/** One deposit or withdrawal; use inside the `<ul>` of a flush card. Source: 1§3, 1§4. */
export const TransactionRow = forwardRef<HTMLLIElement, TransactionRowProps>(
  function TransactionRow(
    { type, methodText, detailText, amountText, outcome, statusText, href, className, ...rest },
    ref,
  ) {
    const content = (
      <>
        <Direction type={type} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{methodText}</span>
            <span className="ml-auto font-bold">
              <Amount tone={amountTone(type, outcome)}>{amountText}</Amount>
            </span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-sm text-text-muted">{detailText}</span>
            <span className="ml-auto">
              <Badge tone={tones[outcome]}>{statusText}</Badge>
            </span>
          </span>
        </span>
        {href ? (
          <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-text-muted" />
        ) : null}
      </>
    );
    return (
      <li
        ref={ref}
        {...rest}
        className={cx('border-t border-hairline first:border-t-0', className)}
      >
        {href ? (
          <AppLink href={href} className={`${row} -outline-offset-2 hover:bg-raised`}>
            {content}
          </AppLink>
        ) : (
          <div className={row}>{content}</div>
        )}
      </li>
    );
  },
);

const row = 'flex min-h-16 items-center gap-3 px-card py-row text-text no-underline';

/** The words say it too: on a phone the room is theirs. */
function Direction({ type }: Pick<TransactionRowProps, 'type'>) {
  const Arrow = type === 'deposit' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-pill border border-hairline bg-ground text-text-muted max-sm:hidden">
      <Arrow aria-hidden="true" size={20} />
    </span>
  );
}

function amountTone(type: TransactionRowProps['type'], outcome: TransactionOutcome) {
  if (outcome === 'failed' || outcome === 'void') return 'muted';
  return type === 'deposit' && outcome === 'done' ? 'gain' : 'plain';
}

/** The place of a row on its way. */
export const TransactionRowSkeleton = forwardRef<HTMLDivElement, RootProps<'div'>>(
  function TransactionRowSkeleton({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        className={cx(row, 'border-t border-hairline first:border-t-0', className)}
      >
        <Skeleton className="size-10 shrink-0 rounded-pill max-sm:hidden" />
        <span className="flex flex-1 justify-between gap-3">
          <span className="flex flex-col gap-2">
            <Skeleton className="h-4 w-16 rounded-box" />
            <Skeleton className="h-3.5 w-36 rounded-box" />
          </span>
          <span className="flex flex-col items-end gap-2">
            <Skeleton className="h-4 w-20 rounded-box" />
            <Skeleton className="h-3.5 w-16 rounded-box" />
          </span>
        </span>
      </div>
    );
  },
);
