import { cx } from 'class-variance-authority';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';

interface Figure {
  readonly label: string;
  readonly text: string;
}

export interface BetSlipBarProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  readonly href: string;
  /** What the link does, with the count in words. */
  readonly label: string;
  readonly count: number;
  /** None while singles stand on the slip, which have no common odds. */
  readonly totalOdds: Figure | null;
  /** The potential return, or the outcome and its price until there is a stake. */
  readonly figure: Figure;
}

/** The collapsed slip of a phone: a link to the slip's page that a script may turn into a sheet. */
export const BetSlipBar = forwardRef<HTMLAnchorElement, BetSlipBarProps>(function BetSlipBar(
  { label, count, totalOdds, figure, className, ...link },
  ref,
) {
  return (
    <AppLink
      ref={ref}
      {...link}
      className={cx(
        'flex min-h-14 items-center low:min-h-11 gap-3 rounded-t-sheet bg-action px-4 text-on-action no-underline shadow-sheet -outline-offset-4 outline-on-action',
        className,
      )}
    >
      <span className="sr-only">{label}</span>{' '}
      <span
        aria-hidden="true"
        className="flex h-7 min-w-7 shrink-0 items-center justify-center rounded-pill bg-on-action px-2 text-base font-bold text-action tabular-nums"
      >
        {count}
      </span>{' '}
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 py-1 low:flex-nowrap">
        <BarFigure figure={figure} /> {totalOdds ? <BarFigure figure={totalOdds} /> : null}
      </span>
      <ChevronUp aria-hidden="true" size={20} className="shrink-0" />
    </AppLink>
  );
});

function BarFigure({ figure }: { readonly figure: Figure }) {
  return (
    <span className="min-w-0 last:not-first:text-right">
      <span className="block truncate text-xs leading-4">{figure.label}</span>{' '}
      <span className="block text-md leading-5 whitespace-nowrap font-bold tabular-nums">
        {figure.text}
      </span>
    </span>
  );
}
