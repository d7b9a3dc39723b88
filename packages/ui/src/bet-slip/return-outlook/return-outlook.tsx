import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface OutlookRow {
  /** How the bet ends: `Se todas as seleções ganharem`. */
  readonly label: string;
  /** What it pays then. */
  readonly text: string;
}

export interface ReturnOutlookProps extends RootProps<'details'> {
  /** `Quanto eu recebo em cada caso?`. */
  readonly label: string;
  readonly rows: readonly OutlookRow[];
  /** What a void selection is, and which odds are counted. */
  readonly note: string;
}

/** What a bet pays for each way it can end; folded away by the browser itself. */
export const ReturnOutlook = forwardRef<HTMLDetailsElement, ReturnOutlookProps>(
  function ReturnOutlook({ label, rows, note, className, ...rest }, ref) {
    return (
      <details ref={ref} {...rest} className={cx('group/outlook text-sm', className)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium -outline-offset-2 select-none [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">{label}</span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="text-text-muted transition-transform group-open/outlook:rotate-180"
          />
        </summary>
        <dl className="grid gap-2 pb-2">
          {rows.map((row) => (
            <div key={row.label} className="flex items-baseline justify-between gap-3">
              <dt className="min-w-0 break-words text-text-muted">{row.label}</dt>
              <dd className="shrink-0 text-right font-bold tabular-nums">{row.text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-xs text-text-muted">{note}</p>
      </details>
    );
  },
);
