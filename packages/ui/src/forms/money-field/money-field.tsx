import {
  type AmountWriting,
  decimalsOf,
  formatAmountForField,
  ZERO,
} from '@vitrine/betting/base/money';
import {
  type InputHTMLAttributes,
  type MouseEvent,
  forwardRef,
  useId,
  useRef,
  useState,
} from 'react';
import {
  type FieldWords,
  FormField,
  framedInputStyles,
  frameStyles,
} from '../form-field/form-field.tsx';
import { useFilledBefore } from '../form-field/use-filled-before.ts';

export interface QuickAmount {
  /** The text put into the field, written with the brand's separator. */
  readonly amount: string;
  readonly label: string;
  /** The same page with this amount in the field, for browsers without JavaScript. */
  readonly href: string;
}

export interface MoneyFieldProps
  extends
    FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'prefix' | 'children'> {
  readonly name: string;
  /** The sign before the amount: `R$`. */
  readonly currencySymbol: string;
  /** How the brand writes amounts. */
  readonly writing: AmountWriting;
  readonly quickAmounts?: readonly QuickAmount[] | undefined;
  readonly quickAmountsLabel?: string | undefined;
  /** Told the text on every change, also one made by a quick amount. */
  readonly onAmountText?: ((text: string) => void) | undefined;
}

/**
 * An amount of money as the reader writes it. Quick amounts are links, not submit buttons: the first
 * submit button of a form answers the Enter key, and that must stay the parent's own.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  {
    label,
    hint,
    error,
    optional,
    currencySymbol,
    writing,
    quickAmounts = [],
    quickAmountsLabel,
    onAmountText,
    className,
    ...input
  },
  ref,
) {
  const id = input.id ?? input.name;
  const frame = useRef<HTMLDivElement>(null);
  const symbolId = useId();
  const [text, setText] = useState(String(input.defaultValue ?? ''));

  function tell(next: string) {
    setText(next);
    onAmountText?.(next);
  }
  useFilledBefore(frame, ({ value }) => tell(value));

  function fill(event: MouseEvent<HTMLAnchorElement>, amount: string) {
    const field = frame.current?.querySelector('input');
    if (!field) return;
    event.preventDefault();
    field.value = amount;
    field.focus();
    tell(amount);
  }

  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={[symbolId, input['aria-describedby']].filter(Boolean).join(' ')}
      below={
        quickAmounts.length > 0 ? (
          <ul aria-label={quickAmountsLabel} className="mt-2 flex flex-wrap gap-2">
            {quickAmounts.map((quick) => (
              <li key={quick.amount} className="grow basis-[max(3.25rem,calc((100%-1.6rem)/4))]">
                <a
                  href={quick.href}
                  onClick={(event) => fill(event, quick.amount)}
                  aria-current={quick.amount === text ? 'true' : undefined}
                  className="flex min-h-11 items-center justify-center rounded-control border border-control-border px-1 text-base font-medium text-text tabular-nums no-underline hover:bg-raised aria-[current]:border-action aria-[current]:font-bold aria-[current]:ring-1 aria-[current]:ring-action aria-[current]:ring-inset"
                >
                  {quick.label}
                </a>
              </li>
            ))}
          </ul>
        ) : null
      }
    >
      {(wiring) => (
        <div ref={frame} className={frameStyles({ invalid: Boolean(error), className })}>
          <span id={symbolId} className="font-medium text-text-muted">
            {currencySymbol}
          </span>
          <input
            autoComplete="off"
            placeholder={formatAmountForField(ZERO, writing)}
            {...input}
            {...wiring}
            ref={ref}
            type="text"
            inputMode={decimalsOf(writing.currency) > 0 ? 'decimal' : 'numeric'}
            onChange={(event) => {
              input.onChange?.(event);
              tell(event.currentTarget.value);
            }}
            className={framedInputStyles({ weight: 'bold' })}
          />
        </div>
      )}
    </FormField>
  );
});
