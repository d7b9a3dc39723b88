import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { GoogleMark } from '@vitrine/ui/account/google-mark';
import { Checkbox } from '@vitrine/ui/forms/checkbox';
import { PasswordField } from '@vitrine/ui/forms/password-field';
import { TextField } from '@vitrine/ui/forms/text-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';
import type { CaptchaQuestion } from '../../../shapes/account/captcha.ts';
import { useShellData } from '../../../shell-data.ts';
import { CaptchaAnother, FormCaptcha } from './form-captcha.tsx';
import { EXTENDED_FIELD } from './extended-field.ts';

export interface LoginViewProps {
  readonly texts: Namespaces['account'];
  readonly access: TextSections<Namespaces['access'], 'login'>;
  /** What the button of a sign-in with Google says; null where that is not offered. */
  readonly google: string | null;
  readonly returnTo: string;
  readonly notice: string | null;
  readonly captcha: CaptchaQuestion | null;
  readonly form: FormState | undefined;
}

export function LoginView({
  texts,
  access,
  google,
  returnTo,
  notice,
  captcha,
  form,
}: LoginViewProps) {
  const { formAction = '' } = useNavigation();
  const { supportEmail } = useShellData();
  const isLeaving = formAction.startsWith(paths.googleLogin);
  const isPending = !isLeaving && formAction.startsWith(paths.login);
  return (
    <FormPage title={texts.loginTitle} intro={texts.loginIntro}>
      {notice && !form ? <Alert tone="info" title={notice} /> : null}
      <FormErrors form={form} title={texts.errorSummary} labels={texts} />
      {form?.formError ? (
        <Link href={`mailto:${supportEmail}`} emphasis="standalone">
          {texts['stopped.writeSupport']}
        </Link>
      ) : null}
      <Form method="post" noValidate className="grid gap-4">
        <CsrfField />
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id="username"
          name="username"
          type="email"
          label={texts.username}
          autoComplete="username"
          required
          defaultValue={form?.values.username}
          error={form?.errors.username}
        />
        <PasswordField
          id="password"
          name="password"
          label={texts.password}
          autoComplete="current-password"
          required
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          error={form?.errors.password}
        />
        <p className="-mt-2 text-end">
          <Link href={paths.forgotPassword} emphasis="standalone">
            {access['login.forgot']}
          </Link>
        </p>
        <Checkbox
          id={EXTENDED_FIELD}
          name={EXTENDED_FIELD}
          label={access['login.keepMe']}
          hint={access['login.keepMeHint']}
          defaultChecked={form?.values[EXTENDED_FIELD] === 'on'}
        />
        <FormCaptcha form={form} question={captcha} />
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {texts.loginSubmit}
        </Button>
        <CaptchaAnother form={form} question={captcha} />
        {google === null ? null : (
          <Button
            type="submit"
            formAction={paths.googleLogin}
            formNoValidate
            intent="quiet"
            size="large"
            fullWidth
            pending={isLeaving}
          >
            <GoogleMark />
            {google}
          </Button>
        )}
      </Form>
      <p className="text-center text-text-muted">
        {texts.noAccount} <Link href="/register">{texts.registerTitle}</Link>
      </p>
    </FormPage>
  );
}
