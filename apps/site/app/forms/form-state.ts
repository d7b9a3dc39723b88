import type { CaptchaQuestion } from '../shapes/account/captcha.ts';

/** What a form view needs to show itself again: what was typed, and what to mend. Plain data. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** One sentence per field, by the field's name and id. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form, such as a refusal by the operator. */
  readonly formError: string | null;
  /** The question whether a person sends it; null when none is asked, absent where none ever is. */
  readonly captcha?: CaptchaQuestion | null | undefined;
}
