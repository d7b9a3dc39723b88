import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../../forms/csrf-field.tsx';
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
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={title}
        text={<p className="wrap-anywhere">{text}</p>}
        actions={
          <>
            <Form method="post" action={`${paths.login}?${BY_LINK}=1`}>
              <CsrfField />
              <input type="hidden" name="username" value={username} />
              <input type="hidden" name="linkToken" value={linkToken} />
              <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
                {submit}
              </Button>
            </Form>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={paths.login}>{otherwise}</RouterLink>
            </Button>
          </>
        }
      />
    </div>
  );
}
