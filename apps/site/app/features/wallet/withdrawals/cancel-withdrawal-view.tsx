import { Form, Link as RouterLink, useLocation, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { ChargePanel } from '@vitrine/ui/wallet/charge-panel';
import { WithdrawalSummary } from '@vitrine/ui/wallet/withdrawal-summary';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { paths } from '../../../paths.ts';
import { useLooking } from '../use-looking.ts';

/** The number of an attempt, in its form and in the address of what became of it. */
export const ATTEMPT = 'attempt';

/** The cancelling of a withdrawal as the page shows it; amounts and times are formatted. */
export type ShownCancelling =
  | {
      readonly kind: 'asked';
      readonly attempt: number;
      readonly amount: string;
      readonly askedAt: string;
      /** The operator's number of the withdrawal. */
      readonly number: string;
      /** What the button says. */
      readonly confirm: string;
    }
  | {
      readonly kind: 'sending' | 'lost' | 'cancelled' | 'paid' | 'returned';
      readonly amount: string;
    };

export interface CancelWithdrawalViewProps {
  readonly texts: Namespaces['wallet'];
  /** This page. */
  readonly path: string;
  /** Null while the operator doesn't tell. */
  readonly shown: ShownCancelling | null;
  /** Why the last attempt failed. */
  readonly form: FormState | undefined;
}

const LOOK_MS = 2000;

/** Asks whether a withdrawal that is under way is to be cancelled, and says what became of it. */
export function CancelWithdrawalView({ texts, path, shown, form }: CancelWithdrawalViewProps) {
  return (
    <FormPage title={texts['cancelWithdrawal.title']}>
      <FormErrors form={form} title={texts['cancelWithdrawal.title']} />
      {/* The question and what becomes of it are one page with one title. */}
      <KeptFocus state={shown?.kind ?? 'unread'} className="grid gap-4">
        {shown === null ? (
          <ErrorState
            title={texts['cancelWithdrawal.unread']}
            safe={texts['cancelWithdrawal.unreadText']}
            action={
              <Button asChild>
                <a href={path}>{texts['withdrawal.retry']}</a>
              </Button>
            }
          />
        ) : shown.kind === 'asked' ? (
          <Question texts={texts} path={path} shown={shown} />
        ) : (
          <Course texts={texts} shown={shown} />
        )}
      </KeptFocus>
    </FormPage>
  );
}

interface QuestionProps extends Pick<CancelWithdrawalViewProps, 'texts' | 'path'> {
  readonly shown: Extract<ShownCancelling, { kind: 'asked' }>;
}

function Question({ texts, path, shown }: QuestionProps) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={path} noValidate className="grid gap-4">
      <CsrfField />
      <input type="hidden" name={ATTEMPT} value={shown.attempt} />
      <WithdrawalSummary
        title={texts['cancelWithdrawal.question']}
        facts={[
          { label: texts['movement.begun'], text: shown.askedAt },
          { label: texts['transaction.column.number'], text: shown.number },
        ]}
        total={{ label: texts['cancelWithdrawal.returns'], text: shown.amount }}
        note={texts['cancelWithdrawal.note']}
      />
      <Button type="submit" intent="danger" size="large" fullWidth pending={isPending}>
        {shown.confirm}
      </Button>
      <Button asChild intent="quiet" fullWidth>
        <RouterLink to={paths.withdrawal}>{texts['cancelWithdrawal.keep']}</RouterLink>
      </Button>
    </Form>
  );
}

const PANELS = {
  sending: 'waiting',
  lost: 'unknown',
  cancelled: 'paid',
  paid: 'expired',
  returned: 'expired',
} as const;

interface CourseProps extends Pick<CancelWithdrawalViewProps, 'texts'> {
  readonly shown: Exclude<ShownCancelling, { kind: 'asked' }>;
}

/** What becomes of the cancelling: the page looks again until that is known. */
function Course({ texts, shown: { kind, amount } }: CourseProps) {
  const { pathname, search } = useLocation();
  const isOpen = kind === 'sending' || kind === 'lost';
  useLooking(isOpen, LOOK_MS);
  return (
    <>
      <ChargePanel
        state={PANELS[kind]}
        title={texts[`cancelWithdrawal.${kind}Title`]}
        text={texts[`cancelWithdrawal.${kind}Text`]}
        amount={{ label: texts['withdrawal.amount'], text: amount }}
        actions={
          <>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={paths.transactions}>{texts['withdrawal.seeTransactions']}</RouterLink>
            </Button>
            {isOpen ? null : (
              <Button asChild intent="quiet" fullWidth>
                <RouterLink to={paths.withdrawal}>{texts['movement.withdrawAgain']}</RouterLink>
              </Button>
            )}
          </>
        }
      />
      {isOpen ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${LOOK_MS / 1000}`} />
          <a href={`${pathname}${search}`}>{texts['withdrawal.checkNow']}</a>
        </noscript>
      ) : null}
    </>
  );
}
