import type { Submission } from '@conform-to/dom';
import type { FormState } from '../forms/form-state.ts';

const SECRET_FIELDS = new Set(['password', 'confirmPassword']);

/**
 * The state of a form that was not accepted. `say` turns an issue's code into a sentence; typed
 * values stay, except secrets.
 */
export function rejectedForm(
  submission: Submission<unknown, string[]> | { payload: Record<string, unknown> },
  say: (code: string) => string,
  formError: string | null = null,
): FormState {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(submission.payload)) {
    if (typeof value === 'string' && !SECRET_FIELDS.has(name)) values[name] = value;
  }
  const errors: Record<string, string> = {};
  const issues = 'error' in submission ? (submission.error ?? {}) : {};
  for (const [name, codes] of Object.entries(issues)) {
    const code = codes?.[0];
    if (code !== undefined) errors[name] = say(code);
  }
  return { values, errors, formError };
}
