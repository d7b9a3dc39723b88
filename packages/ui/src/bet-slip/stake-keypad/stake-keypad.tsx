import { cx } from 'class-variance-authority';
import { type AmountWriting, decimalsOf } from '@vitrine/betting/base/money';
import {
  KEYPAD_KEYS,
  type KeypadKey,
  stakeAfterKey,
} from '@vitrine/betting/bet-slip/stakes/stake-input';
import Delete from 'lucide-react/icons/delete';
import { type MouseEvent, useState, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface StakeKeypadProps extends RootProps<'div'> {
  /** The id of the stake field that it writes into. */
  readonly fieldId: string;
  /** What the keys are for. */
  readonly label: string;
  /** How the brand writes amounts; without cents there is no key for a separator. */
  readonly writing: AmountWriting;
  readonly separatorLabel: string;
  readonly backspaceLabel: string;
  /** What the keys post themselves as, for the server to press them without scripts. */
  readonly name: string;
  /** What a key posts; the key itself when absent. */
  readonly keyValue?: ((key: KeypadKey) => string) | undefined;
}

/**
 * Big keys beside a stake field, so that a thumb needs no keyboard over half of the screen: three rows, which
 * stay in view over the slip's foot on a phone. Each is a submit button of the form around it; with scripts
 * it writes into the field, and what stands there is said after each key. Source: 3§5.
 */
export const StakeKeypad = forwardRef<HTMLDivElement, StakeKeypadProps>(function StakeKeypad(
  {
    fieldId,
    label,
    writing,
    separatorLabel,
    backspaceLabel,
    name,
    keyValue = (key) => key,
    className,
    ...rest
  },
  ref,
) {
  const [written, setWritten] = useState('');

  function press(event: MouseEvent<HTMLButtonElement>, key: KeypadKey) {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const text = stakeAfterKey(field.value, key, writing);
    if (text === field.value) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setWritten(text);
  }

  const hasCents = decimalsOf(writing.currency) > 0;
  const names: Partial<Record<KeypadKey, string>> = {
    separator: separatorLabel,
    backspace: backspaceLabel,
  };
  return (
    <div
      ref={ref}
      {...rest}
      role="group"
      aria-label={label}
      className={cx('grid grid-cols-4 gap-1.5', className)}
    >
      {KEYPAD_KEYS.map((key) =>
        key === 'separator' && !hasCents ? null : (
          <button
            key={key}
            type="submit"
            name={name}
            value={keyValue(key)}
            aria-label={names[key]}
            onClick={(event) => press(event, key)}
            className={cx(
              'flex min-h-11 cursor-pointer touch-manipulation items-center justify-center rounded-control border border-hairline bg-raised text-lg font-medium text-text tabular-nums select-none hover:border-control-border active:bg-hairline',
              key === 'backspace' && !hasCents && 'row-span-2',
            )}
          >
            {key === 'backspace' ? <Delete aria-hidden="true" size={24} /> : null}
            {key === 'separator' ? writing.decimalSeparator : null}
            {key === 'backspace' || key === 'separator' ? null : key}
          </button>
        ),
      )}
      <output htmlFor={fieldId} className="sr-only">
        {written}
      </output>
    </div>
  );
});
