import { cva } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** The look shared by everything one types into. */
export const fieldStyles = cva(
  'block min-h-control w-full rounded-control border bg-field px-3 py-2 text-md text-text placeholder:text-text-muted [&[readonly]]:bg-raised',
  {
    variants: {
      invalid: { true: 'border-2 border-danger', false: 'border-control-border' },
    },
  },
);

/** What ties a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do about it. */
  readonly error?: ReactNode;
}

export interface FormFieldProps extends FieldWords {
  readonly id: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
  /** Shown between the control and its hint. */
  readonly below?: ReactNode;
}

/** A labelled field: label above, hint below, error in place. */
export function FormField({ id, label, hint, error, below, children }: FormFieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-base font-medium text-text">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {below}
      {error ? (
        <p id={errorId} className="mt-1 flex gap-1.5 text-base text-danger">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1 text-sm text-text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
