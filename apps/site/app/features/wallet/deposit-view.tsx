import { Form, useNavigation } from '@remix-run/react';
import { type MinorUnits, parseAmount } from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { LimitNotice } from '@vitrine/ui/account/limit-notice';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { MoneyField } from '@vitrine/ui/forms/money-field';
import { PaymentMethodPicker } from '@vitrine/ui/wallet/payment-method-picker';
import { useState } from 'react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { OpenCharge } from '../../shapes/wallet/open-charge.ts';
import type { MethodChoice } from './deposit-methods.ts';
import type { OfferedAmounts } from './offered-amounts.ts';
import { OpenCharges } from './open-charges.tsx';

/** What a bettor's deposit limits leave. */
export interface DepositLimit {
  readonly text: string;
  readonly left: MinorUnits;
  /** Said of an amount above it. */
  readonly above: string;
}

export interface DepositViewProps extends OfferedAmounts {
  readonly texts: Namespaces['wallet'];
  /** The id of this copy of the form. When it is sent twice, there is still one deposit. */
  readonly intentId: string;
  /** The brand's ways to pay; the first one that is open is chosen. */
  readonly methods: readonly MethodChoice[];
  /** Formatted; null when unknown. */
  readonly balance: string | null;
  /** What the bettor's own limits leave; null without a limit. */
  readonly ownLimit: DepositLimit | null;
  readonly amount: string;
  /** The deposits that were begun and still wait for their payment. */
  readonly openCharges: readonly OpenCharge[];
  readonly form: FormState | undefined;
}

export function DepositView(props: DepositViewProps) {
  const { texts, form, methods } = props;
  const isOpen = methods.some(({ unavailable }) => unavailable === undefined);
  return (
    <FormPage title={texts.depositTitle} intro={texts.depositIntro}>
      {props.balance ? (
        <p className="flex items-baseline justify-between rounded-card border border-hairline bg-card p-3">
          <span className="text-text-muted">{texts.available}</span>
          <strong className="text-lg tabular-nums">{props.balance}</strong>
        </p>
      ) : null}
      <OpenCharges texts={texts} charges={props.openCharges} />
      <FormErrors form={form} title={texts.errorSummary} />
      {isOpen ? <DepositForm {...props} /> : <Closed {...props} />}
      <p className="text-sm text-text-muted">{texts.responsible}</p>
    </FormPage>
  );
}

function DepositForm(props: DepositViewProps) {
  const { texts, form, methods } = props;
  const { format } = useShellData();
  const answered = form?.errors.amount ? form.values.amount : undefined;
  const [typed, setTyped] = useState(form?.values.amount ?? props.amount);
  const isAnswered = typed === answered;
  const isPending = useNavigation().formAction === '/deposit';
  const isPixAlone = methods.every(({ value }) => value === 'pix');
  return (
    <Form method="post" noValidate className="grid gap-4">
      <CsrfField />
      <input type="hidden" name="intentId" value={form?.values.intentId ?? props.intentId} />
      <MoneyField
        id="amount"
        name="amount"
        required
        label={texts.amount}
        hint={props.amountHint}
        error={form?.errors.amount}
        defaultValue={form?.values.amount ?? props.amount}
        currencySymbol={format.currencySymbol}
        writing={format}
        quickAmounts={props.quickAmounts}
        quickAmountsLabel={texts.quickAmounts}
        onAmountText={setTyped}
      />
      <Limits {...props} typed={typed} isAnswered={isAnswered} />
      <Methods {...props} />
      <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
        {isPixAlone ? texts.depositSubmit : texts.depositContinue}
      </Button>
    </Form>
  );
}

/** No method is open: nothing can be sent, and the page says so before anything is typed. */
function Closed(props: DepositViewProps) {
  const { texts } = props;
  return (
    <>
      <Alert
        tone="warning"
        title={texts.depositClosed}
        action={
          <Link emphasis="standalone" href={paths.deposit}>
            {texts['transaction.error.action']}
          </Link>
        }
      >
        {texts.depositClosedText}
      </Alert>
      <Methods {...props} />
    </>
  );
}

/** The ways to pay, those that are unavailable with the reason; a single one needs no choice. */
function Methods(props: DepositViewProps) {
  const { texts, form, methods } = props;
  return methods.length > 1 ? (
    <PaymentMethodPicker
      name="method"
      required
      label={texts['method.legend']}
      error={form?.errors.method}
      methods={methods}
      defaultValue={chosenMethod(props)}
    />
  ) : null;
}

interface LimitsProps extends Pick<DepositViewProps, 'texts' | 'ownLimit' | 'highest'> {
  readonly typed: string;
  /** Whether the field itself already says what is wrong with this amount. */
  readonly isAnswered: boolean;
}

/** What the bettor's own limits leave; and that the amount is above a limit, as it is typed. */
function Limits({ texts, ownLimit, highest, typed, isAnswered }: LimitsProps) {
  const { format, playLimits } = useShellData();
  const amount = parseAmount(typed, format);
  const link = playLimits === null ? null : { href: playLimits, label: texts['ownLimit.see'] };
  if (!isAnswered && amount.ok) {
    if (ownLimit && amount.value > ownLimit.left) {
      return <LimitNotice text={ownLimit.above} link={link} />;
    }
    if (amount.value > highest.amount) return <LimitNotice text={highest.above} link={null} />;
  }
  return ownLimit ? (
    <p className="flex flex-wrap items-baseline gap-x-3 text-text-muted tabular-nums">
      {ownLimit.text}
      {link ? <Link href={link.href}>{link.label}</Link> : null}
    </p>
  ) : null;
}

function chosenMethod({ methods, form }: DepositViewProps): string | undefined {
  const open = methods.filter(({ unavailable }) => !unavailable);
  return (open.find(({ value }) => value === form?.values.method) ?? open[0])?.value;
}
