import { type InputHTMLAttributes, forwardRef } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  readonly name: string;
}

/** A line of text with its label. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, className, ...input },
  ref,
) {
  return (
    <FormField
      id={input.id ?? input.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={input['aria-describedby']}
    >
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...wiring}
          ref={ref}
          className={fieldStyles({ invalid: Boolean(error), className })}
        />
      )}
    </FormField>
  );
});
