import { forwardRef } from 'react';
import { maskInput, type TextMask, writeMasked } from '../form-field/text-mask.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** How each country writes the number its people are known by: CPF, DNI, cédula, DPI and CURP. */
export const NATIONAL_ID_MASKS = {
  BR: '000.000.000-00',
  PE: '00000000',
  CO: '0000000000',
  EC: '000000000-0',
  GT: '0000 00000 0000',
  MX: '******************',
} as const satisfies Readonly<Record<string, TextMask>>;

export interface NationalIdFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'defaultValue'
> {
  /** A CPF unless said otherwise. */
  readonly mask?: TextMask | undefined;
  readonly defaultValue?: string | undefined;
}

/**
 * The number of an identity document. The signs of its writing come by themselves while one types or
 * pastes, and the caret stays where it is. Without scripts one types as one likes, so whoever reads
 * the form drops the signs; there is no `maxLength`, which would cut what was pasted with spaces.
 */
export const NationalIdField = forwardRef<HTMLInputElement, NationalIdFieldProps>(
  function NationalIdField(
    { mask = NATIONAL_ID_MASKS.BR, defaultValue, onInput, className, ...field },
    ref,
  ) {
    const isNumeric = !mask.includes('*');
    return (
      <TextField
        autoComplete="off"
        {...field}
        ref={ref}
        type="text"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize={isNumeric ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        defaultValue={defaultValue === undefined ? undefined : writeMasked(defaultValue, [mask])}
        onInput={(event) => {
          if (!isComposing(event.nativeEvent)) maskInput(event.currentTarget, [mask]);
          onInput?.(event);
        }}
        onCompositionEnd={(event) => {
          maskInput(event.currentTarget, [mask]);
          field.onCompositionEnd?.(event);
        }}
        className={`tabular-nums ${isNumeric ? '' : 'uppercase'} ${className ?? ''}`}
      />
    );
  },
);

/** A word that a phone's keyboard is still forming must not be changed under it. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
