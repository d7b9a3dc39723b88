import { type FieldError, FormErrorSummary } from '@vitrine/ui/forms/form-error-summary';
import { useMemo } from 'react';
import type { FormState } from './form-state.ts';

export interface FormErrorsProps {
  readonly form: FormState | undefined;
  /** Stands over the fields to mend; what concerns the whole form speaks for itself. */
  readonly title: string;
  /** What the fields are called, by their ids, where one sentence may stand against several. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** What stands against a posted form, over it; nothing when nothing does. */
export function FormErrors({ form, title, labels }: FormErrorsProps) {
  // One list for each answer: the summary takes the focus for a new one, and for no other reason.
  const summary = useMemo(() => summaryOf(form, title), [form, title]);
  return summary && <FormErrorSummary {...summary} labels={labels} />;
}

interface Summary {
  readonly title: string;
  readonly errors: readonly FieldError[];
}

function summaryOf(form: FormState | undefined, title: string): Summary | null {
  const ofForm = form?.formError ?? null;
  const ofFields = Object.entries(form?.errors ?? {}).map(([fieldId, text]) => ({ fieldId, text }));
  if (ofFields.length === 0) return ofForm === null ? null : { title: ofForm, errors: [] };
  return { title, errors: ofForm === null ? ofFields : [{ text: ofForm }, ...ofFields] };
}
