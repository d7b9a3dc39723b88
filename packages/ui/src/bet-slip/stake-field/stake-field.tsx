import {
  type AmountWriting,
  decimalsOf,
  formatAmountForField,
  ZERO,
} from '@vitrine/betting/base/money';
import { isStakeKey, sanitizeStakeText } from '@vitrine/betting/bet-slip/stakes/stake-input';
import {
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  forwardRef,
  useRef,
} from 'react';
import { describedBy, FieldMessages } from '../../forms/form-field/field-messages.tsx';
import { framedInputStyles, frameStyles } from '../../forms/form-field/form-field.tsx';
import { useFilledBefore } from '../../forms/form-field/use-filled-before.ts';

export interface StakeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'aria-label' | 'children'
> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The label in full where the visible one repeats: which outcome this stake is for. */
  readonly accessibleName?: string | undefined;
  readonly currencySymbol: string;
  /** How the brand writes amounts. */
  readonly writing: AmountWriting;
  readonly defaultValue: string;
  readonly hint?: string | undefined;
  /** What is wrong and what to do about it. */
  readonly error?: string | null | undefined;
  /** A keypad of the page writes into the field: a phone's own keyboard stays away. */
  readonly hasKeypad?: boolean | undefined;
  /** Told the text after each change that the field let through, and as typed before the scripts came. */
  readonly onStakeText?: ((text: string) => void) | undefined;
}

/** The text as the next key would find it: what is selected is about to be replaced. */
function textBesideSelection({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
}

/**
 * What the bettor puts on a selection. Keys that belong to no stake do nothing, and pasted text is
 * reduced to an amount; without JavaScript it is a plain field and the form checks. Source: 3§5.
 */
export const StakeField = forwardRef<HTMLInputElement, StakeFieldProps>(function StakeField(
  {
    id,
    name,
    label,
    accessibleName,
    currencySymbol,
    writing,
    hint,
    error,
    hasKeypad = false,
    onStakeText,
    className,
    ...input
  },
  ref,
) {
  function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isStakeKey(event.key, writing, textBesideSelection(event.currentTarget))) {
      event.preventDefault();
    }
  }

  function keepAmountOnly(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const amount = sanitizeStakeText(field.value, writing);
    if (amount !== field.value) field.value = amount;
    input.onInput?.(event);
    onStakeText?.(amount);
  }

  const frame = useRef<HTMLSpanElement>(null);
  useFilledBefore(frame, ({ value }) => onStakeText?.(value));

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>{' '}
      <span ref={frame} className={frameStyles({ invalid: Boolean(error), className })}>
        <span aria-hidden="true" className="text-base text-text-muted">
          {currencySymbol}
        </span>
        <input
          autoComplete="off"
          enterKeyHint="done"
          placeholder={formatAmountForField(ZERO, writing)}
          {...input}
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode={hasKeypad ? 'none' : decimalsOf(writing.currency) > 0 ? 'decimal' : 'numeric'}
          aria-label={accessibleName}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint }, input['aria-describedby'])}
          onKeyDown={refuseOtherKeys}
          onInput={keepAmountOnly}
          className={framedInputStyles({ weight: 'bold' })}
        />
      </span>
      <FieldMessages id={id} error={error} hint={hint} dense />
    </div>
  );
});
