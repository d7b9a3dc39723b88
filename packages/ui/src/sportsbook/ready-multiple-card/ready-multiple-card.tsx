import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** A leg of a multiple, ready to read. */
export interface MultipleLeg {
  readonly outcomeId: string;
  /** The page of its event. */
  readonly href: string;
  readonly outcome: string;
  readonly market: string;
  readonly event: string;
  readonly oddsText: string;
}

export interface ReadyMultipleCardProps extends RootProps<'article', 'id'> {
  /** Unique on the page. */
  readonly id: string;
  /** `Múltipla de 3 seleções`. */
  readonly heading: string;
  /** How many placed it. */
  readonly betsText: string;
  readonly legs: readonly MultipleLeg[];
  readonly totalLabel: string;
  readonly totalText: string;
  /** The button that puts it on the slip; it is described by the heading. */
  readonly action: ReactNode;
}

/** A multiple that others placed, with all its selections and their odds together. */
export const ReadyMultipleCard = forwardRef<HTMLElement, ReadyMultipleCardProps>(
  function ReadyMultipleCard(
    { id, heading, betsText, legs, totalLabel, totalText, action, className, ...rest },
    ref,
  ) {
    return (
      <article
        ref={ref}
        {...rest}
        aria-labelledby={id}
        className={cx('card-frame flex h-full flex-col gap-2 p-3', className)}
      >
        <header className="flex items-baseline justify-between gap-2">
          <h3 id={id} className="min-w-0 text-sm font-bold">
            {heading}
          </h3>{' '}
          <span className="shrink-0 text-xs text-text-muted tabular-nums">{betsText}</span>
        </header>
        <ul className="flex flex-1 flex-col gap-2">
          {legs.map((leg) => (
            <li key={leg.outcomeId} className="flex items-center gap-3">
              <AppLink
                href={leg.href}
                className="min-w-0 flex-1 text-text no-underline hover:text-link"
              >
                <span className="block truncate text-sm font-medium">{leg.outcome}</span>{' '}
                <span className="block truncate text-xs text-text-muted">
                  {leg.market} · {leg.event}
                </span>
              </AppLink>{' '}
              <span className="min-w-12 shrink-0 text-end text-sm font-bold tabular-nums">
                {leg.oddsText}
              </span>
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-3 border-t border-hairline pt-2">
          <p className="min-w-20 shrink-0">
            <span className="block text-xs text-text-muted">{totalLabel}</span>{' '}
            <span className="block text-md leading-tight font-bold tabular-nums">{totalText}</span>
          </p>
          <div className="min-w-0 flex-1">{action}</div>
        </div>
      </article>
    );
  },
);
