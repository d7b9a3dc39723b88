import { cx } from 'class-variance-authority';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef } from 'react';
import { ChoiceChips } from '../../base/choice-chips/choice-chips.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import type { TabItem } from '../../base/tabs/tabs.tsx';

export interface PeriodChoiceProps extends RootProps<'div'> {
  /** The last days, so many at a time. */
  readonly periods: { readonly label: string; readonly items: readonly TabItem[] };
  /** From one day to another, in a form of the application's own. */
  readonly days: {
    readonly label: string;
    /** The days chosen, in place of the label while they hold. */
    readonly chosen?: string | undefined;
    /** Stays open, as after a mistake in it. */
    readonly open?: boolean | undefined;
    readonly form: ReactNode;
  };
}

/** The days that a list shows: ready-made periods, and one of one's own. */
export const PeriodChoice = forwardRef<HTMLDivElement, PeriodChoiceProps>(function PeriodChoice(
  { periods, days, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('flex min-w-0 flex-wrap items-center gap-2', className)}>
      <ChoiceChips {...periods} />
      {/* Closed it takes the end of the row, if need be as its icon; open it takes a row of its own. */}
      <details
        open={days.open}
        className="group rounded-card border border-hairline bg-card open:basis-full"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-base font-medium [&::-webkit-details-marker]:hidden">
          <CalendarRange aria-hidden="true" size={16} className="text-text-muted" />
          <span
            className={cx(
              'min-w-0 flex-1',
              days.chosen ? null : 'max-md:sr-only max-md:group-open:not-sr-only',
            )}
          >
            {days.chosen ?? days.label}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={16}
            className="text-text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-hairline p-3">{days.form}</div>
      </details>
    </div>
  );
});
