import type { DecimalSeparator } from '@vitrine/betting/money';
import { isStakeKey, sanitizeStakeText } from '@vitrine/betting/stake-input';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, type KeyboardEvent, forwardRef } from 'react';

export interface StakeFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The label in full where the visible one repeats: which outcome this stake is for. */
  readonly accessibleName?: string | undefined;
  readonly currencySymbol: string;
  readonly separator: DecimalSeparator;
  readonly defaultValue: string;
  readonly hint?: string | undefined;
  /** What is wrong and what to do about it. */
  readonly error?: string | null | undefined;
  /** Told the text after each change that the field let through. */
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
    separator,
    defaultValue,
    hint,
    error,
    onStakeText,
  },
  ref,
) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isStakeKey(event.key, separator, textBesideSelection(event.currentTarget))) {
      event.preventDefault();
    }
  }

  function keepAmountOnly(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const amount = sanitizeStakeText(field.value, separator);
    if (amount !== field.value) field.value = amount;
    onStakeText?.(amount);
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <span
        className={`flex min-h-control items-center gap-1.5 rounded-control border bg-field px-3 outline-offset-2 outline-focus has-[:focus-visible]:outline-2 ${
          error ? 'border-danger ring-1 ring-danger ring-inset' : 'border-control-border'
        }`}
      >
        <span aria-hidden="true" className="text-base text-text-muted">
          {currencySymbol}
        </span>
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={`0${separator}00`}
          defaultValue={defaultValue}
          aria-label={accessibleName}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          onKeyDown={refuseOtherKeys}
          onInput={keepAmountOnly}
          className="w-full min-w-0 bg-transparent text-md font-bold text-text tabular-nums outline-none placeholder:font-normal placeholder:text-text-muted"
        />
      </span>
      {error ? (
        <p id={errorId} className="mt-1 flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1 text-xs text-text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
});
