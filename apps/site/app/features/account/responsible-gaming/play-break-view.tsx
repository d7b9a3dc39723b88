import { Form, useNavigation } from '@remix-run/react';
import {
  exclusionPeriod,
  PERMANENT_EXCLUSION_MONTHS,
} from '@vitrine/betting/account/self-exclusion';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { PlayBreakForm } from '@vitrine/ui/account/play-break-form';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { formatDateTime } from '../../../format/date-time.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import {
  CONFIRMED_FIELD,
  EXCLUSION_MONTHS,
  PAUSE_HOURS,
  PERIOD_FIELD,
  UNDERSTOOD_FIELD,
  UNTIL_NOTICE,
} from './break-period.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export interface PlayBreakViewProps {
  readonly texts: Namespaces['responsible-gaming'];
  readonly errorSummary: string;
  readonly form: FormState | undefined;
  readonly supportEmail: string;
}

export interface PlayPauseViewProps extends PlayBreakViewProps {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Pauses bets and deposits. Source: 1§8. */
export function PlayPauseView({ now, ...props }: PlayPauseViewProps) {
  const { texts, form } = props;
  const { format } = useShellData();
  const length = (hours: number) =>
    hours > DAY_HOURS
      ? countText(texts, 'pause.days', hours / DAY_HOURS, format.language)
      : countText(texts, 'pause.hours', hours, format.language);
  return (
    <BreakPage {...props} title={texts['pause.title']} action={paths.playPause}>
      <PlayBreakForm
        period={{
          name: PERIOD_FIELD,
          label: texts['pause.period'],
          defaultValue: form?.values[PERIOD_FIELD],
          error: form?.errors[PERIOD_FIELD],
          choices: PAUSE_HOURS.map((hours) => ({
            value: String(hours),
            label: length(hours),
            description: formatText(texts['pause.until'], {
              date: formatDateTime(now + hours * HOUR_MS, format),
            }),
          })),
        }}
        consequences={consequences(texts, false)}
        warning={texts['pause.warning']}
        submit={{ label: texts['pause.submit'], pending: useIsSending(paths.playPause) }}
      />
    </BreakPage>
  );
}

/** The exclusion as its second step shows it. */
export interface ExclusionCheck {
  /** The value of the period that was chosen. */
  readonly period: string;
  readonly text: string;
}

export interface SelfExclusionViewProps extends PlayBreakViewProps {
  /** Set on the second step. */
  readonly check: ExclusionCheck | null;
  /** What helps beyond an exclusion from this brand. */
  readonly elsewhere: {
    readonly text: string;
    readonly ways: readonly { readonly href: string; readonly label: string }[];
  };
}

/** Excludes the bettor, in two steps: the length and what it does, then its end. Source: 2§2. */
export function SelfExclusionView({ check, elsewhere, ...props }: SelfExclusionViewProps) {
  const { texts, form } = props;
  const { format } = useShellData();
  const isSending = useIsSending(paths.selfExclusion);
  if (check) return <ExclusionCheckPage {...props} check={check} />;
  const length = (months: number) => {
    const period = exclusionPeriod(months);
    return 'count' in period
      ? countText(texts, `exclusion.${period.unit}`, period.count, format.language)
      : '';
  };
  return (
    <BreakPage
      {...props}
      title={texts['exclude.title']}
      action={paths.selfExclusion}
      after={
        <div className="grid gap-2">
          <p>{elsewhere.text}</p>
          {elsewhere.ways.map(({ href, label }) => (
            <Link key={href} emphasis="standalone" href={href}>
              {label}
            </Link>
          ))}
        </div>
      }
    >
      <PlayBreakForm
        period={{
          name: PERIOD_FIELD,
          label: texts['exclude.period'],
          defaultValue: form?.values[PERIOD_FIELD],
          error: form?.errors[PERIOD_FIELD],
          choices: [
            ...EXCLUSION_MONTHS.map((months) => ({ value: String(months), label: length(months) })),
            {
              value: UNTIL_NOTICE,
              label: texts['exclude.untilNotice'],
              description: texts['exclude.untilNoticeText'],
            },
            {
              value: String(PERMANENT_EXCLUSION_MONTHS),
              label: texts['exclude.permanent'],
              description: texts['exclude.permanentText'],
            },
          ],
        }}
        consequences={consequences(texts, true)}
        warning={texts['exclude.warning']}
        confirm={{
          name: UNDERSTOOD_FIELD,
          label: texts['exclude.confirm'],
          error: form?.errors[UNDERSTOOD_FIELD],
        }}
        submit={{ label: texts['exclude.next'], pending: isSending }}
      />
    </BreakPage>
  );
}

function ExclusionCheckPage({ check, ...props }: PlayBreakViewProps & { check: ExclusionCheck }) {
  const { texts } = props;
  const isSending = useIsSending(paths.selfExclusion);
  const step = useRef<HTMLDivElement>(null);
  // The first step is longer: without this, its scroll would show the foot of the second.
  useEffect(() => {
    window.scrollTo(0, 0);
    step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <BreakPage {...props} title={texts['exclude.check']} action={paths.selfExclusion}>
      <input type="hidden" name={PERIOD_FIELD} value={check.period} />
      <input type="hidden" name={UNDERSTOOD_FIELD} value="on" />
      <input type="hidden" name={CONFIRMED_FIELD} value="1" />
      <div ref={step} tabIndex={-1} className="grid gap-4 outline-none">
        <Alert tone="warning" title={check.text} announce="polite">
          {texts['exclude.warning']}
        </Alert>
        <Button type="submit" intent="danger" size="large" fullWidth pending={isSending}>
          {texts['exclude.submit']}
        </Button>
        <Button asChild intent="quiet" fullWidth>
          <a href={paths.selfExclusion}>{texts['exclude.back']}</a>
        </Button>
      </div>
    </BreakPage>
  );
}

interface BreakPageProps extends PlayBreakViewProps {
  readonly title: string;
  readonly action: string;
  /** Below the form. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

function BreakPage({ texts, errorSummary, form, supportEmail, ...page }: BreakPageProps) {
  return (
    <FormPage title={page.title} intro={texts['exclusion.help']}>
      <FormErrors form={form} title={errorSummary} />
      <Form method="post" action={page.action} noValidate className="card-frame p-card">
        <CsrfField />
        {page.children}
      </Form>
      {page.after}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link emphasis="standalone" href={paths.responsibleGame}>
          {texts['session.limits']}
        </Link>
        <Link emphasis="standalone" href={`mailto:${supportEmail}`}>
          {texts['break.support']}
        </Link>
      </p>
    </FormPage>
  );
}

function useIsSending(action: string): boolean {
  return useNavigation().formAction === action;
}

function consequences(texts: PlayBreakViewProps['texts'], isExclusion: boolean) {
  return {
    closed: {
      label: texts['break.closed'],
      items: [
        texts['break.closed.bets'],
        texts['break.closed.deposits'],
        ...(isExclusion ? [texts['break.closed.promotions']] : []),
      ],
    },
    open: {
      label: texts['break.open'],
      items: [
        texts['break.open.withdrawals'],
        texts['break.open.bets'],
        texts['break.open.support'],
      ],
    },
  };
}
