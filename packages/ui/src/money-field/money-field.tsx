import type { DecimalSeparator } from '@vitrine/betting/money';
import { type InputHTMLAttributes, type MouseEvent, forwardRef, useId, useRef } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';

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
  readonly separator: DecimalSeparator;
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
    currencySymbol,
    separator,
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

  function fill(event: MouseEvent<HTMLAnchorElement>, amount: string) {
    const field = frame.current?.querySelector('input');
    if (!field) return;
    event.preventDefault();
    field.value = amount;
    field.focus();
    onAmountText?.(amount);
  }

  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      below={
        quickAmounts.length > 0 ? (
          <ul aria-label={quickAmountsLabel} className="mt-2 grid grid-cols-4 gap-2">
            {quickAmounts.map((quick) => (
              <li key={quick.amount}>
                <a
                  href={quick.href}
                  onClick={(event) => fill(event, quick.amount)}
                  className="flex min-h-11 items-center justify-center rounded-control border border-control-border px-1 text-base font-medium text-text tabular-nums no-underline hover:bg-raised"
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
        <div
          ref={frame}
          className={fieldStyles({
            invalid: Boolean(error),
            className: `flex items-center gap-2 py-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${className ?? ''}`,
          })}
        >
          <span id={symbolId} className="font-medium text-text-muted">
            {currencySymbol}
          </span>
          <input
            autoComplete="off"
            placeholder={`0${separator}00`}
            {...input}
            {...wiring}
            ref={ref}
            type="text"
            inputMode="decimal"
            aria-describedby={[symbolId, wiring['aria-describedby']].filter(Boolean).join(' ')}
            onChange={(event) => {
              input.onChange?.(event);
              onAmountText?.(event.currentTarget.value);
            }}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent text-md font-bold text-text tabular-nums outline-none placeholder:font-normal placeholder:text-text-muted"
          />
        </div>
      )}
    </FormField>
  );
});
