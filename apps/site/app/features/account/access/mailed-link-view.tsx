import { Form, useNavigation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { paths } from '../../../paths.ts';
import { BY_LINK, type MailedLink } from '../../../shapes/account/mailed-link.ts';

/** The page of a mailed link that signs in: its button does it, and takes the token out of the address. */
export function MailedLinkView({
  username,
  linkToken,
  title,
  text,
  submit,
  otherwise,
}: MailedLink) {
  const isPending = useNavigation().formAction !== undefined;
  return (
    <FormPage title={title}>
      <p className="wrap-anywhere">{text}</p>
      <Form method="post" noValidate action={`${paths.login}?${BY_LINK}=1`}>
        <CsrfField />
        <input type="hidden" name="username" value={username} />
        <input type="hidden" name="linkToken" value={linkToken} />
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {submit}
        </Button>
      </Form>
      <p className="text-center">
        <Link href={paths.login} emphasis="standalone">
          {otherwise}
        </Link>
      </p>
    </FormPage>
  );
}
