import { Form, Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import type { TextSections } from '../../../format/text-sections.ts';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { paths } from '../../../paths.ts';

export interface AuthorizedViewProps {
  readonly texts: TextSections<Namespaces['access'], 'authorize'>;
  /** What this browser may use. */
  readonly text: string;
  /** Why the access was not given back; null when nothing was asked. */
  readonly notice: string | null;
}

/** A browser may use a build that isn't open to everybody: the way in, and the way to give that back. */
export function AuthorizedView({ texts, text, notice }: AuthorizedViewProps) {
  return (
    <div className="grid gap-4 px-4 py-8">
      {notice ? <Alert tone="warning" title={notice} /> : null}
      <NoticePage
        picture="account"
        title={texts['authorize.title']}
        text={<p>{text}</p>}
        actions={
          <>
            <Button asChild size="large" fullWidth>
              <RouterLink to={paths.home}>{texts['authorize.goOn']}</RouterLink>
            </Button>
            <Form method="post" className="grid">
              <CsrfField />
              <Button type="submit" intent="quiet" fullWidth>
                {texts['authorize.leave']}
              </Button>
            </Form>
          </>
        }
      />
    </div>
  );
}
