import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type InputHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';
import { useFilledBefore } from '../form-field/use-filled-before.ts';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { PasswordCheck, type PasswordCheckWords } from './password-check.tsx';

export interface PasswordFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly name: string;
  readonly showLabel: string;
  readonly hideLabel: string;
  /** For a new password: its rules, each marked when the typed text meets it, and its strength. */
  readonly check?: PasswordCheckWords | undefined;
}

/** A password field with a button that shows the typed text. Without scripts there is no button. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    { label, hint, error, optional, showLabel, hideLabel, check, className, ...input },
    ref,
  ) {
    const id = input.id ?? input.name;
    const rulesId = check ? `${id}-rules` : undefined;
    const [shown, setShown] = useState(false);
    const [password, setPassword] = useState(String(input.defaultValue ?? ''));
    const frame = useRef<HTMLDivElement>(null);
    useFilledBefore(frame, ({ value }) => setPassword(value));
    const Icon = shown ? EyeOff : Eye;
    return (
      <FormField
        id={id}
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        describedBy={[rulesId, input['aria-describedby']].filter(Boolean).join(' ')}
        below={
          check && rulesId ? <PasswordCheck {...check} id={rulesId} password={password} /> : null
        }
      >
        {(wiring) => (
          <div ref={frame} className="relative">
            <input
              {...input}
              {...wiring}
              ref={ref}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onInput={(event) => {
                if (check) setPassword(event.currentTarget.value);
                input.onInput?.(event);
              }}
              className={fieldStyles({
                invalid: Boolean(error),
                shape: 'lineWithEnd',
                className,
              })}
            />
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={<Icon aria-hidden="true" size={20} />}
              aria-controls={id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 my-auto text-text-muted noscript:hidden"
            />
          </div>
        )}
      </FormField>
    );
  },
);
