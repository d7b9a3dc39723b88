import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { TextField } from '@vitrine/ui/forms/text-field';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { paths } from '../../paths.ts';
import type { ConfirmQuestion } from '../../shapes/account/confirm-question.ts';
import { ConfirmField } from './access/confirm-field.tsx';
import { LONGEST_ADDRESS } from './longest-address.ts';

export interface AccountDetailsViewProps {
  readonly texts: Namespaces['account'];
  readonly phoneExample: string;
  /** Whether they were just saved. */
  readonly isSaved: boolean;
  /** Null when the operator does not answer: nothing is changed unseen, but what was typed stays. */
  readonly details: {
    readonly fullName: string;
    readonly email: string;
    readonly cellPhone: string;
    readonly address: string;
  } | null;
  readonly confirm: ConfirmQuestion | null;
  readonly form: FormState | undefined;
}

/** What the operator knows of the bettor, and what they may change of it by themselves. Source: 1§7. */
export function AccountDetailsView(props: AccountDetailsViewProps) {
  const { texts, phoneExample, isSaved, details, confirm, form } = props;
  const isPending = useNavigation().formAction?.startsWith(paths.accountDetails) ?? false;
  if (!details && !form) {
    return (
      <FormPage title={texts['details.title']}>
        <Alert
          tone="warning"
          title={texts['details.unreadable']}
          action={<Link href={paths.accountDetails}>{texts['details.retry']}</Link>}
        />
      </FormPage>
    );
  }
  const field = (name: 'cellPhone' | 'address') => ({
    id: name,
    name,
    defaultValue: form?.values[name] ?? details?.[name],
    error: form?.errors[name],
  });
  return (
    <FormPage title={texts['details.title']} intro={texts['details.intro']}>
      {isSaved && !form ? (
        <Alert tone="success" title={texts['details.saved']} announce="polite" />
      ) : null}
      <FormErrors form={form} title={texts.errorSummary} />
      {details ? (
        <dl className="card-frame grid gap-3 p-card">
          <div>
            <dt className="text-sm text-text-muted">{texts['details.name']}</dt>
            <dd className="font-bold wrap-anywhere">{details.fullName}</dd>
          </div>
          <div>
            <dt className="text-sm text-text-muted">{texts.email}</dt>
            <dd className="font-bold wrap-anywhere">{details.email}</dd>
          </div>
        </dl>
      ) : null}
      <Form method="post" noValidate action={paths.accountDetails} className="grid gap-4">
        <CsrfField />
        <TextField
          {...field('cellPhone')}
          required
          type="tel"
          label={texts.cellPhone}
          hint={texts.cellPhoneHint}
          placeholder={phoneExample}
          autoComplete="tel-national"
        />
        <TextField
          {...field('address')}
          label={texts['details.address']}
          hint={texts['details.addressHint']}
          maxLength={LONGEST_ADDRESS}
          autoComplete="street-address"
        />
        <ConfirmField form={form} question={confirm} />
        <Button type="submit" size="large" fullWidth pending={isPending}>
          {texts['details.submit']}
        </Button>
      </Form>
      <p>
        <Link emphasis="standalone" href={paths.account}>
          {texts.accountTitle}
        </Link>
      </p>
    </FormPage>
  );
}
