import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type InputHTMLAttributes, forwardRef, useState } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface PasswordFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly name: string;
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, which can be shown where scripts run; elsewhere the field stands alone. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ label, hint, error, showLabel, hideLabel, className, ...input }, ref) {
    const [shown, setShown] = useState(false);
    const Icon = shown ? EyeOff : Eye;
    return (
      <FormField id={input.id ?? input.name} label={label} hint={hint} error={error}>
        {(wiring) => (
          <div className="relative">
            <input
              {...input}
              {...wiring}
              ref={ref}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              className={fieldStyles({
                invalid: Boolean(error),
                className: `pr-12 noscript:pr-3 ${className ?? ''}`,
              })}
            />
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={<Icon aria-hidden="true" size={20} />}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 my-auto text-text-muted noscript:hidden"
            />
          </div>
        )}
      </FormField>
    );
  },
);
