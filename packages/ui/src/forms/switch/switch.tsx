import { type InputHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { describedBy, FieldMessages } from '../form-field/field-messages.tsx';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'children'
> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A checkbox drawn as a switch. The form gets its value when it is on, and nothing when it is off. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, className = '', ...input },
  ref,
) {
  const id = input.id ?? input.name;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1 has-disabled:cursor-not-allowed has-disabled:text-text-muted"
      >
        <span className="min-w-0 text-base font-medium break-words">{label}</span>
        <input
          {...input}
          ref={ref}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={describedBy(id, { error, hint }, input['aria-describedby'])}
          aria-invalid={error ? true : undefined}
          className={`switch ${error ? 'border-danger' : 'border-control-border'}`}
        />
      </label>
      <div className="-mt-1.5">
        <FieldMessages id={id} error={error} hint={hint} />
      </div>
    </div>
  );
});
