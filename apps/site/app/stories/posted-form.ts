import { parseWithZod } from '@conform-to/zod/v4';
import type { ZodType } from 'zod';
import type { FormState } from '../forms/form-state.ts';

const SECRETS = new Set(['password', 'confirmPassword']);

/** A form that was refused as a whole: what was typed stays, except secrets. */
export function refusedForm(form: FormData, formError: string): FormState {
  return { values: typedValues(form), errors: {}, formError };
}

/** What a schema has against a form, in sentences; null when nothing. */
export function invalidForm(
  form: FormData,
  schema: ZodType,
  say: (code: string) => string,
): FormState | null {
  const submission = parseWithZod(form, { schema });
  if (submission.status === 'success') return null;
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, codes]) =>
    codes?.[0] === undefined ? [] : [[name, say(codes[0])] as const],
  );
  return { values: typedValues(form), errors: Object.fromEntries(errors), formError: null };
}

function typedValues(form: FormData): Readonly<Record<string, string>> {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRETS.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(typed);
}

/** A form as a browser posts it. */
export function typedForm(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
