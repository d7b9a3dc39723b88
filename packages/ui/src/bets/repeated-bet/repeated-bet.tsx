import { cx } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface RepeatedSelection {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Day and time of the event. */
  readonly eventDetail: string;
  /** Its price of now; null when it can't be bet on any more. */
  readonly oddsText: string | null;
  /** The price it was placed at; null when it is the same, or not known. */
  readonly placedOddsText: string | null;
}

export interface RepeatedBetProps extends RootProps<'section'> {
  /** What the list is. */
  readonly label: string;
  readonly selections: readonly RepeatedSelection[];
  readonly oddsLabel: string;
  readonly placedOddsLabel: string;
  /** In place of the price of what can't be bet on any more. */
  readonly goneText: string;
  /** That some of it is left out; null when all of it is offered. */
  readonly note: string | null;
  /** The button that puts it on the slip. */
  readonly action: ReactNode;
}

/** A bet to be played again: each selection at its price of now, beside the one it was placed at. */
export const RepeatedBet = forwardRef<HTMLElement, RepeatedBetProps>(function RepeatedBet(
  { label, selections, oddsLabel, placedOddsLabel, goneText, note, action, className, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      {...rest}
      aria-label={label}
      className={cx('card-frame overflow-clip', className)}
    >
      <ul>
        {selections.map((selection) => (
          <li
            key={selection.outcomeId}
            className="flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline px-card py-3 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span
                className={`block font-bold break-words ${selection.oddsText === null ? 'text-text-muted' : ''}`}
              >
                {selection.outcomeName}
              </span>
              <span className="block text-sm break-words">{selection.marketName}</span>
              <span className="block text-xs break-words text-text-muted">
                {selection.eventName}
              </span>
              <span className="block text-xs text-text-muted">{selection.eventDetail}</span>
            </span>
            {selection.oddsText === null ? (
              <span className="flex items-start gap-1 text-sm text-text-muted">
                <Ban aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
                {goneText}
              </span>
            ) : (
              <span className="text-right tabular-nums">
                <span className="block text-md leading-5 font-bold">
                  <span className="sr-only">{oddsLabel} </span>
                  {selection.oddsText}
                </span>
                {selection.placedOddsText ? (
                  <span className="block text-xs text-text-muted">
                    {placedOddsLabel} <del className="no-underline">{selection.placedOddsText}</del>
                  </span>
                ) : null}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-hairline p-card">
        {note ? <p className="text-sm text-text-muted">{note}</p> : null}
        {action}
      </div>
    </section>
  );
});
