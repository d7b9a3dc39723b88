import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { FocusEvent } from 'react';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import { Checkbox } from '@vitrine/ui/forms/checkbox';
import { DateField, type DateParts, partsOfDate } from '@vitrine/ui/forms/date-field';
import { Link } from '@vitrine/ui/base/link';
import { NATIONAL_ID_MASKS, NationalIdField } from '@vitrine/ui/forms/national-id-field';
import { PasswordField } from '@vitrine/ui/forms/password-field';
import { PHONE_WRITINGS, PhoneField } from '@vitrine/ui/forms/phone-field';
import { TextField } from '@vitrine/ui/forms/text-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { TRACKED_FIELDS } from '../../../tracking/tracked-event.ts';
import { useTrack } from '../../../tracking/use-track.ts';
import type { CaptchaQuestion } from '../../../shapes/account/captcha.ts';
import { CaptchaAnother, FormCaptcha } from './form-captcha.tsx';
import { DraftNote } from './draft-note.tsx';
import { keepDraft } from './keep-draft.ts';
import { passwordCheck } from './password-rules.ts';
import { UnderageNotice } from './underage-notice.tsx';

/** The person that Google named, and the words about it. */
export interface GooglePerson {
  readonly email: string;
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly emailHint: string;
}

export interface RegisterViewProps {
  readonly texts: Namespaces['account'];
  readonly fieldTexts: TextSections<
    Namespaces['forms'],
    'day' | 'month' | 'year' | 'dateExample' | 'rule' | 'strength'
  >;
  readonly phoneExample: string;
  /** Decides how the identity document and the cell phone are written. */
  readonly country: keyof typeof NATIONAL_ID_MASKS;
  /** Why registration is closed; null while it is open. */
  readonly closed: string | null;
  /** Where one chooses between e-mail and Google; null where there is no choice. */
  readonly options?: { readonly href: string; readonly label: string } | null;
  /** The person that Google named: the e-mail stays as it is, and needs no password. */
  readonly google?: GooglePerson;
  readonly captcha: CaptchaQuestion | null;
  readonly access: TextSections<Namespaces['access'], 'draft' | 'underage'>;
  /** What this browser typed before the page was opened anew. */
  readonly draft: Readonly<Partial<Record<string, string>>> | null;
  readonly form: (FormState & { readonly isUnderage?: boolean }) | undefined;
}

export function RegisterView({
  texts,
  fieldTexts,
  phoneExample,
  country,
  closed,
  options = null,
  google,
  captcha,
  access,
  draft,
  form,
}: RegisterViewProps) {
  const isPending = useNavigation().formAction?.startsWith('/register') ?? false;
  const { texts: shell } = useShellData();
  const track = useTrack();
  const noteField = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const field = TRACKED_FIELDS.find((name) => name === target.getAttribute('name'));
    if (field) track({ name: 'registrationFieldLeft', field });
    if (target.form) keepDraft(target.form);
  };
  const typed = form?.values ?? draft ?? {};
  const field = (name: string) => ({
    id: name,
    name,
    required: true,
    defaultValue: typed[name],
    error: form?.errors[name],
  });
  return (
    <FormPage
      title={google?.title ?? texts.registerTitle}
      intro={google?.intro ?? texts.registerIntro}
    >
      {closed && !form ? <Alert tone="warning" title={closed} /> : null}
      {draft && !form ? <DraftNote texts={access} /> : null}
      {form?.isUnderage ? <UnderageNotice texts={access} answer={form} /> : null}
      {/* The question of the terms is a sentence, and so is what stands against it. */}
      <FormErrors form={form} title={texts.errorSummary} labels={{ ...texts, acceptTerms: '' }} />
      <Form method="post" noValidate className="grid gap-4" onBlur={noteField}>
        <CsrfField />
        <TextField
          {...field('fullName')}
          defaultValue={typed['fullName'] ?? google?.name}
          label={texts.fullName}
          hint={texts.fullNameHint}
          autoComplete="name"
        />
        <NationalIdField
          {...field('document')}
          masks={NATIONAL_ID_MASKS[country]}
          placeholder={NATIONAL_ID_MASKS[country][0].replaceAll('*', '')}
          label={texts.document}
          hint={texts.documentHint}
        />
        <DateField
          {...field('birthDate')}
          defaultValue={typedDate(typed)}
          label={texts.birthDate}
          hint={fieldTexts.dateExample}
          partLabels={fieldTexts}
          autoComplete="bday"
        />
        <PhoneField
          {...field('cellPhone')}
          {...PHONE_WRITINGS[country]}
          label={texts.cellPhone}
          hint={texts.cellPhoneHint}
          placeholder={phoneExample}
        />
        {google ? (
          <TextField
            id="email"
            name="email"
            type="email"
            label={texts.email}
            hint={google.emailHint}
            value={google.email}
            readOnly
          />
        ) : (
          <>
            <TextField {...field('email')} type="email" label={texts.email} autoComplete="email" />
            <PasswordField
              {...field('password')}
              label={texts.password}
              minLength={8}
              autoComplete="new-password"
              showLabel={texts.showPassword}
              hideLabel={texts.hidePassword}
              check={passwordCheck(fieldTexts)}
            />
            <PasswordField
              {...field('confirmPassword')}
              label={texts.confirmPassword}
              autoComplete="new-password"
              showLabel={texts.showPassword}
              hideLabel={texts.hidePassword}
            />
          </>
        )}
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          required
          label={texts.acceptTerms}
          defaultChecked={form?.values.acceptTerms === 'on'}
          error={form?.errors.acceptTerms}
        />
        {/* In a tab of their own, so that nothing typed is lost. */}
        <p className="flex flex-wrap gap-x-4 gap-y-3">
          <Link href={DOCUMENTS.termsConditions} target="_blank">
            {shell.terms}
          </Link>
          <Link href={DOCUMENTS.privacyPolicy} target="_blank">
            {shell.privacy}
          </Link>
        </p>
        <Alert tone="warning" title={texts.riskNotice} />
        <FormCaptcha form={form} question={captcha} />
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {texts.registerSubmit}
        </Button>
        <CaptchaAnother form={form} question={captcha} />
      </Form>
      {options ? (
        <p className="text-center">
          <Link href={options.href}>{options.label}</Link>
        </p>
      ) : null}
      <p className="text-center text-text-muted">
        {texts.hasAccount} <Link href="/login">{texts.loginTitle}</Link>
      </p>
    </FormPage>
  );
}

/** The posted birth date: in three parts from this form, in one text from another. */
function typedDate(values: Readonly<Partial<Record<string, string>>>): DateParts | undefined {
  if (!Object.keys(values).some((name) => name.startsWith('birthDate'))) return undefined;
  return (
    partsOfDate(values['birthDate'] ?? '') ?? {
      day: values['birthDate.day'] ?? '',
      month: values['birthDate.month'] ?? '',
      year: values['birthDate.year'] ?? '',
    }
  );
}
