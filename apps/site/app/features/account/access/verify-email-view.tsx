import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { PinField } from '@vitrine/ui/forms/pin-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';
import { type PinWait, ResendWait } from './resend-wait.tsx';

export interface VerifyEmailViewProps {
  readonly texts: TextSections<Namespaces['access'], 'verify'>;
  /** Stands over the fields to mend. */
  readonly errorSummary: string;
  /** Where the code went. */
  readonly intro: string;
  /** What became of the last sending; null when there is nothing to say. */
  readonly sending: { readonly tone: 'success' | 'warning'; readonly text: string } | null;
  /** Null when nothing is known of a wait. */
  readonly wait: PinWait | null;
  /** Where the bettor goes on without a code. */
  readonly laterPath: string;
  readonly form: FormState | undefined;
}

const WAIT_ID = 'resend-wait';

/** The PIN that proves an e-mail: entering it, and asking for another. Source: 1§2, 1§5. */
export function VerifyEmailView(props: VerifyEmailViewProps) {
  const { texts, errorSummary, intro, sending, wait, laterPath, form } = props;
  const { formData, formAction } = useNavigation();
  const isHere = formAction?.startsWith(paths.verifyEmail) ?? false;
  const pending = isHere ? (formData?.get('step') ?? null) : null;
  return (
    <FormPage title={texts['verify.title']} intro={intro}>
      {sending && !form ? (
        <Alert tone={sending.tone} title={sending.text} announce="polite" />
      ) : null}
      <FormErrors form={form} title={errorSummary} />
      <Form method="post" noValidate action={paths.verifyEmail} className="grid gap-4">
        <CsrfField />
        <PinField
          id="pin"
          name="pin"
          label={texts['verify.pin']}
          hint={texts['verify.pinHint']}
          required
          defaultValue={form?.values.pin}
          error={form?.errors.pin}
        />
        <Button
          type="submit"
          name="step"
          value="check"
          intent="action"
          size="large"
          fullWidth
          pending={pending === 'check'}
        >
          {texts['verify.submit']}
        </Button>
      </Form>
      <Form noValidate method="post" action={paths.verifyEmail} className="grid gap-2">
        <CsrfField />
        <Button
          type="submit"
          name="step"
          value="resend"
          intent="quiet"
          fullWidth
          pending={pending === 'resend'}
          aria-describedby={wait ? WAIT_ID : undefined}
        >
          {texts['verify.resend']}
        </Button>
        {wait ? <ResendWait id={WAIT_ID} texts={texts} wait={wait} /> : null}
      </Form>
      <p className="text-center">
        <Link href={laterPath}>{texts['verify.later']}</Link>
      </p>
    </FormPage>
  );
}
