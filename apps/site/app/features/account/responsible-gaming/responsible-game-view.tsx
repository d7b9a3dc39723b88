import { Form, Link as RouterLink, useLocation, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { LimitsForm } from '@vitrine/ui/account/limits-form';
import { SessionProgress, type SessionProgressProps } from '@vitrine/ui/account/session-progress';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import {
  type LimitSection,
  shownField,
  waitingField,
} from '../../../services/account/limit-section.ts';
import { CheckIntervalForm, type CheckIntervalFormProps } from './check-interval-form.tsx';
import { CANCEL_FIELD, KIND_FIELD } from './limit-fields.ts';

export interface ResponsibleGameViewProps {
  readonly texts: Namespaces['responsible-gaming'];
  /** When lower and higher limits hold. */
  readonly limitsNote: string;
  /** Null while the operator doesn't tell them; 'guest' without a log-in. */
  readonly limits: readonly LimitSection[] | null | 'guest';
  /** Until when a pause holds, in words; null without one. */
  readonly pause: string | null;
  readonly isSaved: boolean;
  /** Whether a waiting change was just taken back. */
  readonly isCancelled: boolean;
  /** How long the session has lasted; null without a log-in. */
  readonly session: Pick<SessionProgressProps, 'title' | 'sinceText' | 'limit'> | null;
  /** How often the reality check comes, in minutes; null without a log-in. */
  readonly interval: CheckIntervalFormProps['interval'] | null;
  /** The ways to talk to somebody. */
  readonly help: readonly { readonly href: string; readonly label: string }[];
  /** What to know where no public list excludes from every operator; null where there is one. */
  readonly helpNote: string | null;
  readonly errorSummary: string;
  readonly form: FormState | undefined;
}

/** The page of responsible play: the bettor's limits, what is used of them and what waits. */
export function ResponsibleGameView(props: ResponsibleGameViewProps) {
  const { texts, limits, limitsNote, pause, errorSummary, form } = props;
  const { session, interval, help, helpNote } = props;
  const { key } = useLocation();
  const done = form ? null : doneText(props);
  return (
    <FormPage title={texts['page.title']} intro={texts['page.intro']} wide>
      {pause ? <Alert tone="info" title={pause} /> : null}
      {/* Fields of limits that hold anew, and a change that is taken back, go with their buttons. */}
      <KeptFocus state={key} className="grid gap-4">
        {/* A new one for each answer: the same words twice are said twice. */}
        {done ? (
          <Alert key={key} tone="success" title={done} announce="polite" tabIndex={-1} />
        ) : null}
        <FormErrors form={form} title={errorSummary} labels={fieldLabels(props)} />
        {session ? (
          <SessionProgress
            id="session"
            {...session}
            limits={{ href: '#time-daily', label: texts['limits.time'] }}
          />
        ) : null}
        {limits === 'guest' ? (
          <div className="card-frame grid gap-3 p-card">
            <p>{texts['page.guest']}</p>
            <Button asChild>
              <RouterLink to={loginPath(paths.responsibleGame)}>{texts['page.logIn']}</RouterLink>
            </Button>
          </div>
        ) : limits === null ? (
          <Alert
            tone="warning"
            title={texts['limits.unread']}
            action={
              <Link emphasis="standalone" href={paths.responsibleGame}>
                {texts['limits.readAgain']}
              </Link>
            }
          />
        ) : (
          limits.map((section) => (
            <KindForm
              key={heldBy(section, form)}
              section={section}
              texts={texts}
              note={limitsNote}
              form={form}
            />
          ))
        )}
        {interval ? <CheckIntervalForm texts={texts} interval={interval} form={form} /> : null}
      </KeptFocus>
      <Ways title={texts['page.tools']} ways={toolsOf(props)} />
      {limits === 'guest' ? null : <Ways title={texts['page.breaks']} ways={breaksOf(props)} />}
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['page.help']}</h2>
        <p className="text-text-muted">{texts['page.helpText']}</p>
        {helpNote === null ? null : <p className="text-text-muted">{helpNote}</p>}
        <ul className="grid gap-2 md:grid-cols-2">
          {help.map(({ href, label }) => (
            <li key={href}>
              <Link emphasis="standalone" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </FormPage>
  );
}

/** What the fields of the limits are called, by their ids: every kind has the same periods. */
function fieldLabels({ texts, limits }: ResponsibleGameViewProps) {
  if (limits === null || limits === 'guest') return undefined;
  return Object.fromEntries(
    limits.flatMap(({ kind, periods }) =>
      periods.map(({ name, label }) => [name, `${texts[`limits.${kind}`]}, ${label}`]),
    ),
  );
}

/** What was saved or taken back just now; null when nothing was. */
function doneText({ texts, isSaved, isCancelled, interval }: ResponsibleGameViewProps) {
  if (isSaved) return texts['limits.saved'];
  if (isCancelled) return texts['limits.cancelled'];
  return interval?.isSaved ? texts['interval.saved'] : null;
}

interface Way {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** What tells bettors how their play goes; the history is that of a bettor who is logged in. */
function toolsOf({ texts, limits }: ResponsibleGameViewProps): readonly Way[] {
  const selfTest = {
    href: accountPaths.selfTest,
    title: texts['page.selfTest'],
    text: texts['page.selfTestText'],
  };
  if (limits === 'guest') return [selfTest];
  const { 'history.title': title, 'page.historyText': text } = texts;
  return [{ href: accountPaths.limitHistory, title, text }, selfTest];
}

/** The ways to stop for a while, or for good. */
function breaksOf({ texts }: ResponsibleGameViewProps): readonly Way[] {
  return [
    { href: paths.playPause, title: texts['pause.title'], text: texts['page.pauseText'] },
    { href: paths.selfExclusion, title: texts['exclude.title'], text: texts['page.excludeText'] },
  ];
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  return (
    <section className="card-frame grid gap-3 p-card">
      <h2 className="text-md font-bold">{title}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {ways.map((way) => (
          <li key={way.href}>
            <Link emphasis="standalone" href={way.href}>
              {way.title}
            </Link>
            <p className="text-sm text-text-muted">{way.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Changes with what holds: a raised limit waits, so its field goes back to the present one. A limit that
 * another page changed meanwhile comes with the answer to the form.
 */
function heldBy({ kind, periods }: LimitSection, form: FormState | undefined): string {
  const held = periods.flatMap(({ name, value, pending }) => [
    form?.values[shownField(name)] ?? value,
    form?.values[waitingField(name)],
    pending,
  ]);
  return [kind, ...held].join();
}

function KindForm({
  section: { kind, periods },
  texts,
  note,
  form,
}: Pick<ResponsibleGameViewProps, 'texts' | 'form'> & {
  readonly section: LimitSection;
  readonly note: string;
}) {
  const { format } = useShellData();
  const isPending = useNavigation().formData?.get(KIND_FIELD) === kind;
  return (
    <>
      {periods
        .filter(({ pending }) => pending !== null)
        .map(({ name, value }) => (
          // A form of its own: Enter in a field of the limits must never press its button.
          <Form key={name} id={cancelId(name)} method="post">
            <CsrfField />
            <input type="hidden" name={CANCEL_FIELD} value={name} />
            <input type="hidden" name={shownField(name)} value={value} />
          </Form>
        ))}
      <Form method="post" noValidate>
        <CsrfField />
        <input type="hidden" name={KIND_FIELD} value={kind} />
        {periods.flatMap(({ name, value, waiting }) =>
          [
            { field: shownField(name), shown: value },
            { field: waitingField(name), shown: waiting },
          ].map(({ field, shown }) => (
            <input key={field} type="hidden" name={field} value={form?.values[field] ?? shown} />
          )),
        )}
        <LimitsForm
          kind={kind}
          title={texts[`limits.${kind}`]}
          text={texts[`limits.${kind}Text`]}
          unit={
            kind === 'time'
              ? { kind: 'minutes' }
              : { kind: 'money', currencySymbol: format.currencySymbol, writing: format }
          }
          periods={periods.map(({ name, label, value, used, pending }) => ({
            name,
            label,
            defaultValue: form?.values[name] ?? value,
            error: form?.errors[name],
            used: used ? { label: texts['limits.used'], ...used } : undefined,
            pending: pending ? (
              <>
                {pending}{' '}
                <Button
                  type="submit"
                  form={cancelId(name)}
                  intent="quiet"
                  size="small"
                  aria-label={`${texts['limits.cancelPending']}: ${texts[`limits.${kind}`]}, ${label}`}
                >
                  {texts['limits.cancelPending']}
                </Button>
              </>
            ) : null,
          }))}
          note={note}
          submit={{ label: texts['limits.submit'], pending: isPending }}
        />
      </Form>
    </>
  );
}

function cancelId(name: string): string {
  return `cancel-${name}`;
}
