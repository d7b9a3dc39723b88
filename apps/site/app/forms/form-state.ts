import type { CaptchaQuestion } from '../shapes/account/captcha.ts';
import type { ConfirmQuestion } from '../shapes/account/confirm-question.ts';

/** What a form view needs to show itself again: what was typed, and what to mend. Plain data. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** One sentence per field, by the field's name and id. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form, such as a refusal by the operator. */
  readonly formError: string | null;
  /** The question whether a person sends it; null when none is asked, absent where none ever is. */
  readonly captcha?: CaptchaQuestion | null | undefined;
  /** The password or code that it asks for again; null when none is asked, absent where the page knows. */
  readonly confirm?: ConfirmQuestion | null | undefined;
}
