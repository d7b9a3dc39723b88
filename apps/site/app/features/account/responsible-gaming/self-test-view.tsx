import { Form, useNavigation } from '@remix-run/react';
import {
  SELF_TEST_ANSWERS,
  SELF_TEST_MOST,
  type SelfTestResult,
} from '@vitrine/betting/account/self-test';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import { useEffect, useRef } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { QUESTIONS, questionField } from './self-test-answers.ts';

export interface SelfTestViewProps {
  readonly texts: Namespaces['self-test'];
  /** The ways to talk to somebody. */
  readonly help: readonly { readonly href: string; readonly label: string }[];
  /** Null before the questions are answered. */
  readonly result: SelfTestResult | null;
  readonly form: FormState | undefined;
}

/** The questionnaire about the harm of gambling (PGSI), and what its points say. */
export function SelfTestView({ texts, help, result, form }: SelfTestViewProps) {
  const isPending = useNavigation().formAction === accountPaths.selfTest;
  if (result) return <ResultPage texts={texts} help={help} result={result} />;
  return (
    <FormPage title={texts.title} intro={texts.intro}>
      <FormErrors
        form={form}
        title={texts.errorSummary}
        labels={Object.fromEntries(
          QUESTIONS.map((number) => [
            questionField(number),
            formatText(texts.questionNumber, { number }),
          ]),
        )}
      />
      <Form method="post" action={accountPaths.selfTest} noValidate className="grid gap-4">
        <CsrfField />
        {QUESTIONS.map((question) => {
          const field = questionField(question);
          return (
            <div key={question} className="card-frame p-card">
              <RadioGroup
                name={field}
                required
                label={`${question}. ${texts[`question.${question}`]}`}
                error={form?.errors[field]}
                defaultValue={form?.values[field]}
                choices={SELF_TEST_ANSWERS.map((points) => ({
                  value: String(points),
                  label: texts[`answer.${points}`],
                }))}
              />
            </div>
          );
        })}
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {texts.submit}
        </Button>
      </Form>
      <p className="text-sm text-text-muted">{texts.source}</p>
    </FormPage>
  );
}

const TONES = {
  none: 'success',
  low: 'info',
  moderate: 'warning',
  high: 'warning',
} as const;

function ResultPage({
  texts,
  help,
  result: { score, risk },
}: Pick<SelfTestViewProps, 'texts' | 'help'> & { readonly result: SelfTestResult }) {
  const top = useRef<HTMLDivElement>(null);
  // The questions are longer: without this, their scroll would show the foot of the result.
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  const ways = [
    { href: paths.responsibleGame, label: texts.limits },
    { href: paths.playPause, label: texts.pause },
    { href: paths.selfExclusion, label: texts.exclude },
  ];
  return (
    <FormPage title={texts.title}>
      <div ref={top} tabIndex={-1} className="grid gap-2 outline-none">
        <Alert tone={TONES[risk]} title={texts[`result.${risk}`]} announce="polite">
          {texts[`result.${risk}Text`]}
        </Alert>
        <p className="text-text-muted tabular-nums">
          {formatText(texts['result.score'], { score, most: SELF_TEST_MOST })}
        </p>
      </div>
      <Ways title={texts.ways} links={ways} />
      <Ways title={texts.help} links={help} />
      <Button asChild intent="quiet" fullWidth>
        <a href={accountPaths.selfTest}>{texts.again}</a>
      </Button>
      <p className="text-sm text-text-muted">{texts.source}</p>
    </FormPage>
  );
}

function Ways({
  title,
  links,
}: {
  readonly title: string;
  readonly links: SelfTestViewProps['help'];
}) {
  return (
    <section className="card-frame grid gap-3 p-card">
      <h2 className="text-md font-bold">{title}</h2>
      <ul className="grid gap-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link emphasis="standalone" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
