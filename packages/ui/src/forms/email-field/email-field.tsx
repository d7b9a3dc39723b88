import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * An e-mail address: the keyboard with the @, nothing corrected or written large by the phone, and
 * filled in by the browser. Where it is the name one logs in with, `autoComplete` is `username`.
 */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { autoComplete = 'email', ...field },
  ref,
) {
  return (
    <TextField
      {...field}
      ref={ref}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
});
