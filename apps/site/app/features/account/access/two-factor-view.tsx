import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { QrPanel } from '@vitrine/ui/base/qr-panel';
import { Alert } from '@vitrine/ui/feedback/alert';
import { TextField } from '@vitrine/ui/forms/text-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { paths } from '../../../paths.ts';
import type { ConfirmQuestion } from '../../../shapes/account/confirm-question.ts';
import { ConfirmField } from './confirm-field.tsx';

/** The field of the code, of the app or of the recovery. */
export const CODE_FIELD = 'code';

interface CodeProps {
  readonly texts: Namespaces['account'];
  readonly form: FormState | undefined;
}

export interface TwoFactorViewProps extends CodeProps {
  /** What the app scans, or its secret to type; null once the second factor is on. */
  readonly setup: { readonly secret: string; readonly uri: string } | null;
  /** What turning it on asks for besides the code. */
  readonly confirm: ConfirmQuestion | null;
  /** Whether it was just turned off. */
  readonly isOff: boolean;
  /** Shown when it was just turned on. */
  readonly recoveryCodes: readonly string[] | null;
}

/** Turns the second factor of the log-in on or off. Source: 1§1. */
export function TwoFactorView(props: TwoFactorViewProps) {
  const { texts, setup, confirm, isOff, recoveryCodes, form } = props;
  if (recoveryCodes) return <RecoveryCodes texts={texts} codes={recoveryCodes} />;
  return (
    <FormPage
      title={texts['twoFactor.title']}
      intro={texts[setup ? 'twoFactor.intro' : 'twoFactor.onText']}
    >
      {isOff && !form ? (
        <Alert tone="success" title={texts['twoFactor.off']} announce="polite">
          {texts['twoFactor.othersEnded']}
        </Alert>
      ) : null}
      <FormErrors form={form} title={texts.errorSummary} />
      {setup ? (
        <>
          <QrPanel
            code={setup.uri}
            pictureLabel={texts['twoFactor.picture']}
            showPictureLabel={texts['twoFactor.showPicture']}
            codeLabel={texts['twoFactor.address']}
            copyLabel={texts['twoFactor.copy']}
            copiedLabel={texts['twoFactor.copied']}
          />
          <p>
            <span className="block text-sm text-text-muted">{texts['twoFactor.secret']}</span>
            <code className="font-code wrap-anywhere">{setup.secret}</code>
          </p>
        </>
      ) : null}
      <CodeForm
        texts={texts}
        form={form}
        action={paths.twoFactor}
        confirm={confirm}
        hint={texts[setup ? 'twoFactor.codeHint' : 'twoFactor.eitherHint']}
        submit={texts[setup ? 'twoFactor.turnOn' : 'twoFactor.turnOff']}
      />
    </FormPage>
  );
}

/** Asks for the code at the log-in. */
export function LoginCodeView({ texts, form }: CodeProps) {
  return (
    <FormPage title={texts['twoFactor.askTitle']} intro={texts['twoFactor.askIntro']}>
      <FormErrors form={form} title={texts.errorSummary} />
      <CodeForm
        texts={texts}
        form={form}
        action={paths.loginCode}
        confirm={null}
        hint={texts['twoFactor.eitherHint']}
        submit={texts['twoFactor.askSubmit']}
      />
    </FormPage>
  );
}

interface CodeFormProps extends CodeProps {
  readonly action: string;
  readonly hint: string;
  readonly submit: string;
  readonly confirm: ConfirmQuestion | null;
}

function CodeForm({ texts, form, action, hint, submit, confirm }: CodeFormProps) {
  const isPending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="grid gap-4" noValidate>
      <CsrfField />
      <TextField
        id={CODE_FIELD}
        name={CODE_FIELD}
        label={texts['twoFactor.code']}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        required
        error={form?.errors[CODE_FIELD]}
      />
      <ConfirmField form={form} question={confirm} />
      <Button type="submit" size="large" fullWidth pending={isPending}>
        {submit}
      </Button>
    </Form>
  );
}

function RecoveryCodes({
  texts,
  codes,
}: Pick<CodeProps, 'texts'> & { readonly codes: readonly string[] }) {
  return (
    <FormPage title={texts['twoFactor.title']}>
      <Alert tone="success" title={texts['twoFactor.on']} announce="polite">
        {texts['twoFactor.othersEnded']}
      </Alert>
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['twoFactor.recovery']}</h2>
        <p className="text-text-muted">{texts['twoFactor.recoveryText']}</p>
        <ul className="grid gap-2 font-code sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <Button asChild fullWidth>
        <RouterLink to={paths.account}>{texts['twoFactor.done']}</RouterLink>
      </Button>
    </FormPage>
  );
}
