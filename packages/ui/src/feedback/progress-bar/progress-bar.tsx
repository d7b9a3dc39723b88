import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ProgressBarProps extends RootProps<'div'> {
  readonly id: string;
  readonly label: ReactNode;
  /** The label is said only: a heading near by shows it. */
  readonly labelHidden?: boolean | undefined;
  /** How much is done, of `max`. */
  readonly value: number;
  readonly max: number;
  /** The same in words, at the end of the label's line: `42%`, `1 h de 2 h`. */
  readonly text: ReactNode;
  /** Nothing is left of what may be used up. */
  readonly usedUp?: boolean | undefined;
}

/** How much of something is done or used. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { id, label, labelHidden = false, value, max, text, usedUp = false, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-base font-medium'}>
          {label}
        </label>
        <span className="text-sm text-text-muted tabular-nums">{text}</span>
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className={`progress-bar ${usedUp ? 'progress-bar-full' : ''}`}
      />
    </div>
  );
});

export interface RouteProgressProps extends RootProps<'div'> {
  /** A page is on its way. */
  readonly active: boolean;
  /** `Abrindo a página`. */
  readonly label: string;
}

/** A line at the top edge while the next page is on its way. Source: 3§2. */
export const RouteProgress = forwardRef<HTMLDivElement, RouteProgressProps>(function RouteProgress(
  { active, label, className, ...rest },
  ref,
) {
  return active ? (
    <div
      ref={ref}
      {...rest}
      role="progressbar"
      aria-label={label}
      className={cx('progress-line', className)}
    />
  ) : null;
});
