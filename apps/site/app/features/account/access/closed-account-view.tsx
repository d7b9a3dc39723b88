import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../../forms/csrf-field.tsx';

export interface ClosedAccountViewProps {
  readonly title: string;
  readonly text: string;
  /** Why the release that was just asked for failed. */
  readonly problem: string | null;
  /** The release by a mailed link; null without one. */
  readonly release: {
    readonly text: string;
    readonly submit: string;
    /** The page with the link's token, which the form is posted to. */
    readonly path: string;
  } | null;
  /** The ways on, the most likely first: pages of the site, or addresses such as `mailto:`. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** The page of an account that log-ins were stopped for: why, and how to open it. Source: 1§2. */
export function ClosedAccountView({ title, text, problem, release, ways }: ClosedAccountViewProps) {
  const isPending = useNavigation().formAction !== undefined;
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={title}
        text={
          <div className="grid gap-3">
            <p className="wrap-anywhere">{release ? release.text : text}</p>
            {problem ? (
              <Alert tone="danger" title={problem} announce="assertive" className="text-start" />
            ) : null}
          </div>
        }
        actions={
          <>
            {release ? (
              <Form method="post" action={release.path}>
                <CsrfField />
                <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
                  {release.submit}
                </Button>
              </Form>
            ) : null}
            {ways.map(({ href, label }) => (
              <Button key={href} asChild intent="quiet" fullWidth>
                {href.startsWith('/') ? (
                  <RouterLink to={href}>{label}</RouterLink>
                ) : (
                  <a href={href}>{label}</a>
                )}
              </Button>
            ))}
          </>
        }
      />
    </div>
  );
}
