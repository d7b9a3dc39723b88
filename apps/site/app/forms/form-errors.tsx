import { FormErrorSummary } from '@vitrine/ui/form-error-summary';
import type { FormState } from './form-state.ts';

export interface FormErrorsProps {
  readonly form: FormState | undefined;
  readonly title: string;
}

/** What stands against a posted form, over it; nothing when nothing does. */
export function FormErrors({ form, title }: FormErrorsProps) {
  if (!form) return null;
  const errors = [
    ...(form.formError ? [{ text: form.formError }] : []),
    ...Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text })),
  ];
  return errors.length > 0 ? <FormErrorSummary title={title} errors={errors} /> : null;
}
