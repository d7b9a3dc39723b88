import { isLongOddsText } from '@vitrine/betting/base/odds-format';
import { cx } from 'class-variance-authority';
import { forwardRef, memo } from 'react';
import { hasLongWord } from '../long-word/long-word.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** An outcome and its price, ready to read. */
export interface OutcomePrice {
  readonly outcomeId: string;
  readonly marketId: string;
  /** What the button posts as `tap`. */
  readonly value: string;
  /** The short name on the button: `1`, `+0.5`, `Flamengo`; empty where the column says it. */
  readonly label: string;
  /** What is said before the price: outcome, market and event in full words. */
  readonly accessibleName: string;
  readonly oddsText: string;
  readonly selected: boolean;
  readonly suspended: boolean;
  /** The word said when the page came with the market suspended; later it shows as disabled. */
  readonly suspendedText: string;
  readonly direction?: 'up' | 'down' | undefined;
}

export interface OddsButtonProps
  extends OutcomePrice, RootProps<'button', 'name' | 'type' | 'value'> {
  /** Name above the price, or at its left. */
  readonly layout?: 'stacked' | 'inline' | undefined;
}

/**
 * The price of an outcome: a submit button of the form around it, so that a tap works without
 * JavaScript and one listener serves a whole page. Price, direction and suspension are rewritten in
 * place by the live script, by the data attributes; `odds-button.css` draws what they say.
 */
export const OddsButton = memo(
  forwardRef<HTMLButtonElement, OddsButtonProps>(function OddsButton(
    {
      outcomeId,
      marketId,
      value,
      label,
      accessibleName,
      oddsText,
      selected,
      suspended,
      suspendedText,
      direction,
      layout = 'stacked',
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <button
        ref={ref}
        {...rest}
        type="submit"
        name="tap"
        value={value}
        data-outcome={outcomeId}
        data-market={marketId}
        data-direction={direction}
        data-suspended={suspended ? '' : undefined}
        aria-disabled={suspended || undefined}
        aria-pressed={selected}
        suppressHydrationWarning
        className={cx('odds-button', layout === 'inline' && 'odds-button-inline', className)}
      >
        {/* The spaces are for browsers that show plain text. */}
        <span className="sr-only">{accessibleName}</span>{' '}
        {label ? (
          <span
            aria-hidden="true"
            className={cx(
              'odds-label',
              layout === 'stacked' && hasLongWord(label) && 'odds-label-long',
            )}
          >
            {label}
          </span>
        ) : null}{' '}
        <span
          data-live-odds={outcomeId}
          data-long={isLongOddsText(oddsText) ? '' : undefined}
          suppressHydrationWarning
          className="odds-price"
        >
          {oddsText}
        </span>
        {suspended ? <span className="odds-suspended"> {suspendedText}</span> : null}
      </button>
    );
  }),
);
