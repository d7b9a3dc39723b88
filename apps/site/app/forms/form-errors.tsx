import { type FieldError, FormErrorSummary } from '@vitrine/ui/form-error-summary';
import { useMemo } from 'react';
import type { FormState } from './form-state.ts';

export interface FormErrorsProps {
  readonly form: FormState | undefined;
  /** Stands over the fields to mend; what concerns the whole form speaks for itself. */
  readonly title: string;
}

/** What stands against a posted form, over it; nothing when nothing does. */
export function FormErrors({ form, title }: FormErrorsProps) {
  // One list for each answer: the summary takes the focus for a new one.
  const errors = useMemo(() => errorsOf(form), [form]);
  const ofForm = form?.formError ?? null;
  if (errors.length === 0) {
    return ofForm === null ? null : <FormErrorSummary title={ofForm} errors={errors} />;
  }
  return (
    <FormErrorSummary
      title={title}
      errors={ofForm === null ? errors : [{ text: ofForm }, ...errors]}
    />
  );
}

function errorsOf(form: FormState | undefined): readonly FieldError[] {
  return Object.entries(form?.errors ?? {}).map(([fieldId, text]) => ({ fieldId, text }));
}
