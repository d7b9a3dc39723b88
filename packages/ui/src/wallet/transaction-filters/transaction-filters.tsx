import { cx } from 'class-variance-authority';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { type TabItem, Tabs } from '../../base/tabs/tabs.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface TransactionPeriod {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

export interface TransactionFiltersProps extends RootProps<'div'> {
  /** All, deposits, withdrawals. */
  readonly types: { readonly label: string; readonly items: readonly TabItem[] };
  /** The last days, so many at a time. */
  readonly periods: { readonly label: string; readonly items: readonly TransactionPeriod[] };
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

const chip =
  'flex min-h-11 items-center gap-1.5 rounded-pill border px-3 text-base font-medium whitespace-nowrap';

/** What the list of transactions shows: each choice has an address. Source: 1§3, 1§4. */
export const TransactionFilters = forwardRef<HTMLDivElement, TransactionFiltersProps>(
  function TransactionFilters({ types, periods, days, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx('flex flex-col gap-2', className)}>
        <Tabs label={types.label} items={types.items} fill />
        <nav aria-label={periods.label}>
          <ul className="scroll-row flex gap-2 py-1">
            {periods.items.map((item) => (
              <li key={item.href} className="shrink-0 snap-start">
                <AppLink
                  href={item.href}
                  aria-current={item.current ? 'true' : undefined}
                  className={`${chip} border-control-border text-text no-underline -outline-offset-2 hover:bg-raised aria-[current]:border-action aria-[current]:bg-action aria-[current]:font-bold aria-[current]:text-on-action`}
                >
                  {item.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <details open={days.open} className="group rounded-card border border-hairline bg-card">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-base font-medium [&::-webkit-details-marker]:hidden">
            <CalendarRange aria-hidden="true" size={16} className="text-text-muted" />
            <span className="min-w-0 flex-1">{days.chosen ?? days.label}</span>
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
  },
);
