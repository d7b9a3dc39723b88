import { Form, useLocation, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Badge } from '@vitrine/ui/base/badge';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useEffect, useRef } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { ConfirmField } from './confirm-field.tsx';

/** The field that names the session to end; `ALL_OTHERS` for all but this one. */
export const END_FIELD = 'end';
export const ALL_OTHERS = 'all';
/** Marks the form that asks for the password or the code. */
export const CONFIRMING = 'confirming';

export interface ShownSession {
  readonly handle: string;
  /** The device in words: `Chrome, Android`. */
  readonly device: string;
  readonly since: string;
  readonly seen: string;
  readonly isThis: boolean;
}

export interface SessionsViewProps {
  readonly texts: TextSections<Namespaces['access'], 'sessions'>;
  /** This one first. */
  readonly sessions: readonly ShownSession[];
  /** What was just done; null for nothing. */
  readonly done: string | null;
  readonly form: FormState | undefined;
}

/** Where a bettor is logged in, and a way to end each of these sessions but this one. */
export function SessionsView({ texts, sessions, done, form }: SessionsViewProps) {
  const { formData } = useNavigation();
  const { key } = useLocation();
  const ending = formData?.get(END_FIELD);
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <FormPage title={texts['sessions.title']} intro={texts['sessions.intro']}>
      {/* An ended session goes with its button, and so does the question that ended it. */}
      <KeptFocus state={key} className="grid gap-4">
        {done && !form ? (
          <Alert key={key} tone="success" title={done} announce="polite" tabIndex={-1} />
        ) : null}
        <FormErrors form={form} title={texts['sessions.title']} />
        {form?.confirm ? <ConfirmEnd texts={texts} sessions={sessions} form={form} /> : null}
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <li key={session.handle} className="card-frame grid gap-3 p-card">
              <div className="flex items-start gap-3">
                <MonitorSmartphone aria-hidden="true" className="mt-0.5 shrink-0 text-text-muted" />
                <div className="grid min-w-0 gap-1">
                  <h2 className="text-md font-bold wrap-anywhere">{session.device}</h2>
                  {session.isThis ? (
                    <Badge tone="success" className="w-fit">
                      {texts['sessions.this']}
                    </Badge>
                  ) : null}
                  <p className="text-sm text-text-muted">{session.since}</p>
                  <p className="text-sm text-text-muted">{session.seen}</p>
                </div>
              </div>
              {session.isThis ? null : (
                <Form method="post" action={accountPaths.sessions}>
                  <CsrfField />
                  <Button
                    type="submit"
                    name={END_FIELD}
                    value={session.handle}
                    intent="quiet"
                    fullWidth
                    pending={ending === session.handle}
                    aria-label={`${texts['sessions.end']}: ${session.device}. ${session.since}`}
                  >
                    {texts['sessions.end']}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {others.length > 0 ? (
          <Form method="post" action={accountPaths.sessions}>
            <CsrfField />
            <Button
              type="submit"
              name={END_FIELD}
              value={ALL_OTHERS}
              size="large"
              fullWidth
              pending={ending === ALL_OTHERS}
            >
              {texts['sessions.endOthers']}
            </Button>
          </Form>
        ) : (
          <p className="text-text-muted">{texts['sessions.alone']}</p>
        )}
      </KeptFocus>
      <p className="text-sm text-text-muted">
        {texts['sessions.unknown']}{' '}
        <Link href={paths.forgotPassword}>{texts['sessions.password']}</Link>
      </p>
    </FormPage>
  );
}

type ConfirmEndProps = Pick<SessionsViewProps, 'texts' | 'sessions'> & { readonly form: FormState };

/** Asks who wants to end the sessions that a button named. */
function ConfirmEnd({ texts, sessions, form }: ConfirmEndProps) {
  const isPending = useNavigation().formData?.has(CONFIRMING) ?? false;
  const named = form.values[END_FIELD];
  const session = sessions.find(({ handle }) => handle === named);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefused = form.formError !== null || Object.keys(form.errors).length > 0;
  // It comes over the button that was pressed; after a wrong answer the errors have the focus.
  useEffect(() => {
    if (!isRefused) heading.current?.focus({ preventScroll: true });
  }, [named, isRefused]);
  return (
    <Form
      method="post"
      action={accountPaths.sessions}
      noValidate
      className="card-frame grid gap-4 p-card"
    >
      <CsrfField />
      <input type="hidden" name={CONFIRMING} value="1" />
      <input type="hidden" name={END_FIELD} value={named} />
      <h2 ref={heading} tabIndex={-1} className="text-md font-bold wrap-anywhere">
        {session
          ? `${texts['sessions.end']}: ${session.device}. ${session.since}`
          : texts['sessions.endOthers']}
      </h2>
      <ConfirmField form={form} question={null} />
      <Button type="submit" intent="danger" size="large" fullWidth pending={isPending}>
        {texts['sessions.confirm']}
      </Button>
    </Form>
  );
}
