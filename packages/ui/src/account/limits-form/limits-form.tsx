import { cx } from 'class-variance-authority';
import type { AmountWriting } from '@vitrine/betting/base/money';
import Clock from 'lucide-react/icons/clock';
import HandCoins from 'lucide-react/icons/hand-coins';
import Hourglass from 'lucide-react/icons/hourglass';
import TicketCheck from 'lucide-react/icons/ticket-check';
import TrendingDown from 'lucide-react/icons/trending-down';
import { type ReactNode, useId, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Fieldset } from '../../forms/fieldset/fieldset.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { iconSet } from '../../base/icon-set/icon-set.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

const drawings = iconSet({
  deposit: HandCoins,
  loss: TrendingDown,
  stake: TicketCheck,
  time: Clock,
});

/** What is limited: money that comes in, is lost or is staked, or the time played. */
export type LimitKind = keyof typeof drawings;

export interface LimitPeriod {
  /** The field posts under this name. */
  readonly name: string;
  /** Per day, week or month. */
  readonly label: string;
  /** The present limit as the field holds it; empty for none. */
  readonly defaultValue?: string | undefined;
  readonly error?: ReactNode;
  /** How much of the limit is used, and until when it counts. */
  readonly used?:
    | {
        readonly label: string;
        readonly text: string;
        readonly value: number;
        readonly max: number;
      }
    | undefined;
  /** A raised or lifted limit that waits, and since when it holds. */
  readonly pending?: ReactNode;
}

export interface LimitsFormProps extends RootProps<'section'> {
  readonly kind: LimitKind;
  readonly title: string;
  readonly text: ReactNode;
  /** How the fields are written; time is in whole minutes. */
  readonly unit:
    | {
        readonly kind: 'money';
        readonly currencySymbol: string;
        readonly writing: AmountWriting;
      }
    | { readonly kind: 'minutes' };
  readonly periods: readonly LimitPeriod[];
  /** That a lower limit holds at once, and a higher one only after the country's wait. */
  readonly note: ReactNode;
  readonly submit: {
    readonly label: string;
    readonly pending?: boolean | undefined;
  };
}

/** The limits of one kind, by day, week and month, in a form of the application's own. */
export const LimitsForm = forwardRef<HTMLElement, LimitsFormProps>(function LimitsForm(
  { kind, title, text, unit, periods, note, submit, className, ...rest },
  ref,
) {
  const titleId = useId();
  const Drawing = drawings[kind];
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx('card-frame p-card', className)}
    >
      <div className="flex items-start gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-box border border-hairline bg-ground text-text-muted">
          <Drawing aria-hidden="true" size={20} />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-md font-bold">
            {title}
          </h2>
          <p className="text-base text-text-muted">{text}</p>
        </div>
      </div>
      {/* Each kind has the same periods: heard one by one, a field is told by its group. */}
      <Fieldset kind="question" label={title} labelHidden className="mt-4">
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-3">
          {periods.map((period) => (
            <Period key={period.name} period={period} unit={unit} />
          ))}
        </div>
      </Fieldset>
      <p className="mt-4 flex items-start gap-2 text-sm text-text-muted">
        <Hourglass aria-hidden="true" size={16} className="mt-0.5" />
        <span className="min-w-0">{note}</span>
      </p>
      <Button
        type="submit"
        pending={submit.pending}
        aria-describedby={titleId}
        className="mt-4 max-sm:w-full"
      >
        {submit.label}
      </Button>
    </section>
  );
});

function Period({
  period: { used, pending, ...field },
  unit,
}: {
  readonly period: LimitPeriod;
  readonly unit: LimitsFormProps['unit'];
}) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {unit.kind === 'money' ? (
        <MoneyField
          {...field}
          currencySymbol={unit.currencySymbol}
          writing={unit.writing}
          placeholder=""
        />
      ) : (
        <TextField {...field} inputMode="numeric" autoComplete="off" className="tabular-nums" />
      )}
      {used ? (
        <ProgressBar
          id={`${field.name}-used`}
          label={used.label}
          value={used.value}
          max={used.max}
          text={used.text}
          usedUp={used.value >= used.max}
        />
      ) : null}
      {pending ? (
        <p className="flex items-start gap-2 rounded-box bg-info-soft px-2 py-1.5 text-sm text-on-info-soft">
          <Clock aria-hidden="true" size={16} className="mt-0.5" />
          <span className="min-w-0">{pending}</span>
        </p>
      ) : null}
    </div>
  );
}
