import type { Submission } from '@conform-to/dom';
import type { FormState } from '../../forms/form-state.ts';

const SECRET_FIELDS = new Set(['password', 'confirmPassword', 'code']);

/**
 * The state of a refused form. `say` turns the code of an issue into a sentence. Typed values are
 * kept, except passwords and codes.
 */
export function rejectedForm(
  submission: Submission<unknown, string[]> | { payload: Record<string, unknown> },
  say: (code: string) => string,
  formError: string | null = null,
): FormState {
  const typed = typedValues(submission.payload).filter(([name]) => !SECRET_FIELDS.has(name));
  const errors: Record<string, string> = {};
  const issues = 'error' in submission ? (submission.error ?? {}) : {};
  for (const [name, codes] of Object.entries(issues)) {
    const code = codes?.[0];
    if (code !== undefined) errors[name] = say(code);
  }
  return { values: Object.fromEntries(typed), errors, formError };
}

/** The typed texts by field name: `birthDate.day` for a part of a date. */
function typedValues(payload: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(payload).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + name, value] as const];
    return typeof value === 'object' && value ? typedValues(value, `${prefix}${name}.`) : [];
  });
}
