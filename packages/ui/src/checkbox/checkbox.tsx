import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type InputHTMLAttributes, type ReactNode, forwardRef } from 'react';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children'
> {
  readonly name: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, className = '', ...input },
  ref,
) {
  const id = input.id ?? input.name;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...input}
            ref={ref}
            id={id}
            type="checkbox"
            aria-describedby={errorId}
            aria-invalid={error ? true : undefined}
            className={`peer size-5 cursor-pointer appearance-none rounded-[min(var(--vt-radius-control),6px)] border bg-field checked:border-action checked:bg-action forced-colors:appearance-auto ${error ? 'border-2 border-danger' : 'border-control-border'}`}
          />
          <Check
            aria-hidden="true"
            size={14}
            strokeWidth={3}
            className="pointer-events-none invisible absolute inset-0 m-auto text-on-action peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 text-base">{label}</span>
      </label>
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-base text-danger">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
});
