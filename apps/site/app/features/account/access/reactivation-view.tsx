import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';

interface Way {
  readonly href: string;
  readonly label: string;
}

export interface ReactivationViewProps {
  readonly texts: TextSections<Namespaces['access'], 'reactivation'>;
  readonly contacts: readonly Way[];
  readonly errorSummary: string;
  readonly form: FormState | undefined;
}

/** The modal to reactivate the account, as a page of its own at the log-in. Source: 1§6, 3§2. */
export function ReactivationView({ texts, contacts, errorSummary, form }: ReactivationViewProps) {
  const isPending = useNavigation().formAction?.startsWith(paths.reactivation) ?? false;
  return (
    <div className="grid gap-4 px-4 py-8">
      <div className="mx-auto w-full max-w-form empty:hidden">
        <FormErrors form={form} title={errorSummary} />
      </div>
      <NoticePage
        picture="reactivation"
        title={texts['reactivation.title']}
        text={texts['reactivation.text']}
        actions={
          <>
            <Form method="post" action={paths.reactivation} noValidate>
              <CsrfField />
              <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
                {texts['reactivation.submit']}
              </Button>
            </Form>
            {contacts.map(({ href, label }) => (
              <Button key={href} asChild intent="quiet" fullWidth>
                <a href={href}>{label}</a>
              </Button>
            ))}
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={paths.sportsbook}>{texts['reactivation.later']}</RouterLink>
            </Button>
          </>
        }
      />
    </div>
  );
}
