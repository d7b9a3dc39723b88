import { Button } from '@vitrine/ui/base/button';
import { Suspense } from 'react';
import type { FormState } from '../../../forms/form-state.ts';
import { lateComponent } from '../../../frame/late-component.tsx';
import { CAPTCHA_FIELDS, type CaptchaQuestion } from '../../../shapes/account/captcha.ts';

/** Most forms ask nothing: its script loads with the first that does. */
const CaptchaField = lateComponent(() => import('./captcha-field.tsx'));

export interface FormCaptchaProps {
  /** The refused form, which has a question of its own; undefined before the first answer. */
  readonly form: FormState | undefined;
  /** What the page asks until then; null for nothing. */
  readonly question: CaptchaQuestion | null;
}

/** Asks whether a person sends the form, where that is asked for. Source: 1§5. */
export function FormCaptcha({ form, question }: FormCaptchaProps) {
  const shown = shownQuestion(form, question);
  return shown ? (
    <Suspense>
      <CaptchaField question={shown} error={form?.errors[CAPTCHA_FIELDS.answer]} />
    </Suspense>
  ) : null;
}

/**
 * Asks for another challenge, by posting the form. It stands below the form's own button, since Enter in a
 * field presses the first button of a form.
 */
export function CaptchaAnother({ form, question }: FormCaptchaProps) {
  const shown = shownQuestion(form, question);
  if (!shown) return null;
  return (
    <Button
      type="submit"
      name={CAPTCHA_FIELDS.another}
      value="1"
      formNoValidate
      intent="quiet"
      fullWidth
    >
      {shown.texts['captcha.another']}
    </Button>
  );
}

function shownQuestion(
  form: FormState | undefined,
  question: CaptchaQuestion | null,
): CaptchaQuestion | null {
  return form?.captcha === undefined ? question : form.captcha;
}
