import { forwardRef } from 'react';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import { type TextMask, useTextMask, writeMasked } from '../form-field/text-mask.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/**
 * How each country writes the number its people are known by: CPF, DNI, cédula, DPI and CURP. In Peru and
 * Ecuador the longer one is a person's RUC, which holds it.
 */
export const NATIONAL_ID_MASKS = {
  BR: ['000.000.000-00'],
  PE: ['00000000', '00000000000'],
  CO: ['0000000000'],
  EC: ['000000000-0', '0000000000000'],
  GT: ['0000 00000 0000'],
  MX: ['******************'],
} as const satisfies Readonly<Record<string, readonly TextMask[]>>;

export interface NationalIdFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'defaultValue'
> {
  /** A CPF unless said otherwise. */
  readonly masks?: readonly TextMask[] | undefined;
  readonly defaultValue?: string | undefined;
}

/**
 * The number of an identity document. Its signs come by themselves while one types or pastes. Without
 * scripts one types as one likes, so whoever reads the form drops the signs; there is no `maxLength`,
 * which would cut what was pasted with spaces.
 */
export const NationalIdField = forwardRef<HTMLInputElement, NationalIdFieldProps>(
  function NationalIdField(
    { masks = NATIONAL_ID_MASKS.BR, defaultValue, className, ...field },
    handed,
  ) {
    const input = useOwnRoot(handed);
    const isNumeric = !masks.some((mask) => mask.includes('*'));
    useTextMask(input, { masks });
    return (
      <TextField
        autoComplete="off"
        {...field}
        ref={input}
        type="text"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize={isNumeric ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        defaultValue={defaultValue === undefined ? undefined : writeMasked(defaultValue, { masks })}
        className={`tabular-nums ${isNumeric ? '' : 'uppercase'} ${className ?? ''}`}
      />
    );
  },
);
