import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';

export interface PopularBetCardProps extends RootProps<'article'> {
  /** The page of the event. */
  readonly href: string;
  /** What is placed, in full: `Flamengo`. */
  readonly outcome: string;
  readonly market: string;
  readonly event: string;
  /** Day and time, or the period of a live event. */
  readonly statusText: string;
  /** How many placed it: `128 apostas`. */
  readonly betsText: string;
  readonly price: OutcomePrice;
}

/** An outcome that many bettors place, with its price. It stands in a row that scrolls sideways. */
export const PopularBetCard = forwardRef<HTMLElement, PopularBetCardProps>(function PopularBetCard(
  { href, outcome, market, event, statusText, betsText, price, className, ...rest },
  ref,
) {
  return (
    <article
      ref={ref}
      {...rest}
      className={cx('card-frame flex h-full items-center gap-3 px-3 py-2.5', className)}
    >
      <AppLink
        href={href}
        className="min-w-0 flex-1 self-stretch text-text no-underline hover:text-link"
      >
        <span className="flex items-baseline justify-between gap-2 text-xs text-text-muted">
          <span className="min-w-0 truncate">{statusText}</span>{' '}
          <span className="shrink-0 font-medium tabular-nums">{betsText}</span>
        </span>{' '}
        <span className="mt-0.5 block truncate text-base font-bold">{outcome}</span>{' '}
        <span className="block truncate text-xs text-text-muted">{market}</span>{' '}
        <span className="block truncate text-xs text-text-muted">{event}</span>
      </AppLink>
      <OddsButton {...price} className="w-16 shrink-0" />
    </article>
  );
});
