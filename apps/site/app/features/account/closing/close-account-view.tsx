import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { PasswordField } from '@vitrine/ui/forms/password-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { type ClosingReason, PASSWORD_FIELD, REASON_FIELD } from './closing-fields.ts';
import type { ClosingTexts } from './closing-start.tsx';

interface Way {
  readonly href: string;
  readonly label: string;
}

/** What stands in the way of closing, and where it ends. */
export interface ClosingHurdle {
  readonly text: string;
  readonly ways: readonly Way[];
}

export interface CloseAccountViewProps {
  readonly texts: ClosingTexts;
  readonly words: {
    readonly errorSummary: string;
    readonly password: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
  readonly reason: ClosingReason | null;
  /** Empty when the account can be closed, as far as is known. */
  readonly hurdles: readonly ClosingHurdle[];
  /** Ways to play less that leave the account; none unless that is the reason. */
  readonly insteads: readonly Way[];
  readonly form: FormState | undefined;
}

/** The second of two steps: what is left, what happens, and the password. Source: 1§7. */
export function CloseAccountView(props: CloseAccountViewProps) {
  const { texts, hurdles, insteads } = props;
  return (
    <FormPage title={texts['closing.title']}>
      {hurdles.map(({ text, ways }) => (
        <Alert
          key={text}
          tone="warning"
          title={text}
          action={
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {ways.map(({ href, label }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </span>
          }
        />
      ))}
      {insteads.length > 0 ? (
        <Alert
          tone="info"
          title={texts['closing.playLess']}
          action={
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {insteads.map(({ href, label }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </span>
          }
        />
      ) : null}
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['closing.what']}</h2>
        <ul className="list-disc pl-5">
          <li>{texts['closing.what.end']}</li>
          <li>{texts['closing.what.records']}</li>
          <li>{texts['closing.what.messages']}</li>
          <li>{texts['closing.what.copy']}</li>
        </ul>
      </section>
      {hurdles.length === 0 ? <ClosingForm {...props} /> : null}
      <Button asChild intent="quiet" fullWidth>
        <RouterLink to={paths.account}>{texts['closing.keep']}</RouterLink>
      </Button>
    </FormPage>
  );
}

function ClosingForm({ texts, words, reason, form }: CloseAccountViewProps) {
  const isPending = useNavigation().formAction?.startsWith(accountPaths.close) ?? false;
  return (
    <>
      <FormErrors form={form} title={words.errorSummary} />
      <Form method="post" action={accountPaths.close} noValidate className="grid gap-4">
        <CsrfField />
        <input type="hidden" name={REASON_FIELD} value={reason ?? ''} />
        <PasswordField
          id={PASSWORD_FIELD}
          name={PASSWORD_FIELD}
          label={words.password}
          hint={texts['closing.passwordHint']}
          autoComplete="current-password"
          required
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          error={form?.errors[PASSWORD_FIELD]}
        />
        <Button type="submit" intent="danger" size="large" fullWidth pending={isPending}>
          {texts['closing.submit']}
        </Button>
      </Form>
    </>
  );
}
