import Check from 'lucide-react/icons/check';
import { type InputHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { describedBy, FieldMessages } from '../form-field/field-messages.tsx';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children'
> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Something that is agreed to, or one of several that may be chosen together. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, className = '', ...input },
  ref,
) {
  const id = input.id ?? input.name;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-text-muted"
      >
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...input}
            ref={ref}
            id={id}
            type="checkbox"
            aria-describedby={describedBy(id, { error, hint }, input['aria-describedby'])}
            aria-invalid={error ? true : undefined}
            className={`peer size-5 cursor-[inherit] appearance-none rounded-[min(var(--vt-radius-control),6px)] border bg-field checked:border-action checked:bg-action forced-colors:appearance-auto ${error ? 'border-danger ring-1 ring-danger ring-inset checked:ring-0' : 'border-control-border'}`}
          />
          <Check
            aria-hidden="true"
            size={14}
            strokeWidth={3}
            className="pointer-events-none invisible absolute inset-0 m-auto text-on-action peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 text-base break-words">{label}</span>
      </label>
      <div className="-mt-1.5">
        <FieldMessages id={id} error={error} hint={hint} />
      </div>
    </div>
  );
});
