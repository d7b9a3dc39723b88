import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { PasswordField } from '@vitrine/ui/forms/password-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';
import { passwordCheck } from './password-rules.ts';

/** Why a link opens nothing now; `tooMany`: too many were tried. */
type DeadLinkKind = 'invalid' | 'expired' | 'tooMany' | 'unreachable';

export interface RestorePasswordViewProps {
  readonly texts: TextSections<Namespaces['access'], 'restore'>;
  readonly accountTexts: TextSections<
    Namespaces['account'],
    'showPassword' | 'hidePassword' | 'errorSummary' | 'loginSubmit'
  >;
  readonly fieldTexts: TextSections<Namespaces['forms'], 'rule' | 'strength'>;
  /** The state of the mailed link. */
  readonly link:
    | { readonly kind: 'open'; readonly intro: string; readonly username: string }
    | { readonly kind: DeadLinkKind };
  /** The page itself, with its token. */
  readonly path: string;
  readonly form: FormState | undefined;
}

/** Sets a new password by a mailed link. Source: 1§2. */
export function RestorePasswordView(props: RestorePasswordViewProps) {
  const { texts, accountTexts, fieldTexts, link, path, form } = props;
  const isPending = useNavigation().formAction?.startsWith(paths.restorePassword) ?? false;
  if (link.kind !== 'open') {
    // What became of the form says more than a link that works once.
    if (form?.formError) return <UnknownEnd {...props} problem={form.formError} />;
    return <DeadLink texts={texts} kind={link.kind} path={path} />;
  }
  const field = (name: string) => ({
    id: name,
    name,
    required: true,
    autoComplete: 'new-password',
    showLabel: accountTexts.showPassword,
    hideLabel: accountTexts.hidePassword,
    error: form?.errors[name],
  });
  return (
    <FormPage title={texts['restore.title']} intro={link.intro}>
      <FormErrors
        form={form}
        title={accountTexts.errorSummary}
        labels={{ password: texts['restore.password'], confirmPassword: texts['restore.confirm'] }}
      />
      <Form method="post" noValidate action={path} className="grid gap-4">
        <CsrfField />
        {/* Tells a password manager whose password it keeps. */}
        <input type="text" hidden readOnly autoComplete="username" value={link.username} />
        <PasswordField
          {...field('password')}
          label={texts['restore.password']}
          minLength={8}
          check={passwordCheck(fieldTexts)}
        />
        <PasswordField {...field('confirmPassword')} label={texts['restore.confirm']} />
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {texts['restore.submit']}
        </Button>
      </Form>
    </FormPage>
  );
}

interface UnknownEndProps extends Pick<RestorePasswordViewProps, 'texts' | 'accountTexts'> {
  readonly problem: string;
}

/** The password was sent, and may be set: the way to try it stands first. */
function UnknownEnd({ texts, accountTexts, problem }: UnknownEndProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={texts['restore.title']}
        text={<p role="alert">{problem}</p>}
        actions={
          <>
            <Button asChild fullWidth>
              <RouterLink to={paths.login}>{accountTexts.loginSubmit}</RouterLink>
            </Button>
            <Button asChild fullWidth intent="quiet">
              <RouterLink to={paths.forgotPassword}>{texts['restore.newLink']}</RouterLink>
            </Button>
          </>
        }
      />
    </div>
  );
}

interface DeadLinkProps extends Pick<RestorePasswordViewProps, 'texts' | 'path'> {
  readonly kind: DeadLinkKind;
}

function DeadLink({ texts, kind, path }: DeadLinkProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={texts[`restore.${kind}.title`]}
        text={<p>{texts[`restore.${kind}.text`]}</p>}
        actions={
          <Button asChild fullWidth>
            {kind === 'unreachable' || kind === 'tooMany' ? (
              <a href={path}>{texts['restore.again']}</a>
            ) : (
              <RouterLink to={paths.forgotPassword}>{texts['restore.newLink']}</RouterLink>
            )}
          </Button>
        }
      />
    </div>
  );
}
