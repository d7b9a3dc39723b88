import { cx } from 'class-variance-authority';
import { type ReactNode, useId, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Amount } from '../../base/amount/amount.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface Jackpot {
  readonly id: string;
  readonly name: string;
  readonly amountText: string;
  /** The game it stands in. */
  readonly game: { readonly href: string; readonly name: string };
}

export interface JackpotTickerProps extends RootProps<'section'> {
  readonly title: ReactNode;
  /** As of when the amounts are. */
  readonly updatedText: ReactNode;
  readonly jackpots: readonly Jackpot[];
}

/**
 * What stands in the jackpots. Nothing runs and nothing counts up: an amount is replaced in its place
 * when a new one is known.
 */
export const JackpotTicker = forwardRef<HTMLElement, JackpotTickerProps>(function JackpotTicker(
  { title, updatedText, jackpots, className, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx('card-frame overflow-hidden', className)}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-card pt-3">
        <h2 id={titleId} className="text-display text-md">
          {title}
        </h2>
        <p className="text-xs text-text-muted tabular-nums">{updatedText}</p>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-px p-2">
        {jackpots.map(({ id, name, amountText, game }) => (
          <li key={id} className="grid">
            <AppLink
              href={game.href}
              className="flex min-h-11 flex-col rounded-box p-2 text-text no-underline -outline-offset-2 hover:bg-raised"
            >
              <span className="self-start rounded-pill bg-accent px-2 text-xs leading-5 font-bold text-on-accent">
                {name}
              </span>{' '}
              <span className="text-md font-bold sm:text-lg">
                <Amount>{amountText}</Amount>
              </span>{' '}
              <span className="text-sm text-text-muted">{game.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
