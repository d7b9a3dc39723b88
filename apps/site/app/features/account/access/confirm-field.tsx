import { PasswordField } from '@vitrine/ui/forms/password-field';
import { TextField } from '@vitrine/ui/forms/text-field';
import type { FormState } from '../../../forms/form-state.ts';
import type { ConfirmQuestion } from '../../../shapes/account/confirm-question.ts';

export interface ConfirmFieldProps {
  readonly form: FormState | undefined;
  /** What the page asks; the answer to its form goes first. */
  readonly question: ConfirmQuestion | null;
}

/** The field by which bettors show that it is them; nothing just after they did. */
export function ConfirmField({ form, question }: ConfirmFieldProps) {
  const asked = form?.confirm === undefined ? question : form.confirm;
  if (!asked) return null;
  const { by, label, hint, showLabel, hideLabel } = asked;
  const field = { id: by, name: by, label, hint, required: true, error: form?.errors[by] };
  return by === 'password' ? (
    <PasswordField
      {...field}
      autoComplete="current-password"
      showLabel={showLabel}
      hideLabel={hideLabel}
    />
  ) : (
    <TextField {...field} autoComplete="one-time-code" autoCapitalize="none" />
  );
}
