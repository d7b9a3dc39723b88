import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmailField } from '@vitrine/ui/forms/email-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';
import type { CaptchaQuestion } from '../../../shapes/account/captcha.ts';
import { CaptchaAnother, FormCaptcha } from './form-captcha.tsx';

export interface ForgotPasswordViewProps {
  readonly texts: TextSections<Namespaces['access'], 'forgot'>;
  /** Stands over the fields to mend. */
  readonly errorSummary: string;
  /** Whether a link was just asked for. */
  readonly isSent: boolean;
  readonly captcha: CaptchaQuestion | null;
  readonly form: FormState | undefined;
}

/** Asks for a link that sets a new password. The answer never tells whether there is an account. */
export function ForgotPasswordView({
  texts,
  errorSummary,
  isSent,
  captcha,
  form,
}: ForgotPasswordViewProps) {
  const isPending = useNavigation().formAction?.startsWith(paths.forgotPassword) ?? false;
  return (
    <FormPage title={texts['forgot.title']} intro={texts['forgot.intro']}>
      {isSent && !form ? (
        <Alert tone="success" title={texts['forgot.sent.title']} announce="polite">
          {texts['forgot.sent.text']}
        </Alert>
      ) : null}
      <FormErrors form={form} title={errorSummary} />
      <Form method="post" noValidate action={paths.forgotPassword} className="grid gap-4">
        <CsrfField />
        <EmailField
          id="email"
          name="email"
          label={texts['forgot.email']}
          required
          defaultValue={form?.values.email}
          error={form?.errors.email}
        />
        <FormCaptcha form={form} question={captcha} />
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {texts['forgot.submit']}
        </Button>
        <CaptchaAnother form={form} question={captcha} />
      </Form>
      <p className="text-center text-text-muted">
        {texts['forgot.remembered']} <Link href={paths.login}>{texts['forgot.logIn']}</Link>
      </p>
    </FormPage>
  );
}
