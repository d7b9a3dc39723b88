import { FormErrorSummary } from '@vitrine/ui/form-error-summary';
import { useMemo } from 'react';
import type { FormState } from './form-state.ts';

export interface FormErrorsProps {
  readonly form: FormState | undefined;
  readonly title: string;
}

/** What stands against a posted form, over it; nothing when nothing does. */
export function FormErrors({ form, title }: FormErrorsProps) {
  // One list for each answer: the summary takes the focus for a new one.
  const errors = useMemo(() => errorsOf(form), [form]);
  return errors.length > 0 ? <FormErrorSummary title={title} errors={errors} /> : null;
}

function errorsOf(form: FormState | undefined) {
  if (!form) return [];
  return [
    ...(form.formError ? [{ text: form.formError }] : []),
    ...Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text })),
  ];
}
