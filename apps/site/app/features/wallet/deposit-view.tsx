import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { MoneyField, type QuickAmount } from '@vitrine/ui/forms/money-field';
import { PaymentMethodPicker } from '@vitrine/ui/wallet/payment-method-picker';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { useShellData } from '../../shell-data.ts';
import type { MethodChoice } from './deposit-methods.ts';

export interface DepositViewProps {
  readonly texts: Namespaces['wallet'];
  /** The id of this copy of the form. When it is sent twice, there is still one deposit. */
  readonly intentId: string;
  /** The brand's ways to pay; the first one that is open is chosen. */
  readonly methods: readonly MethodChoice[];
  /** Formatted; null when unknown. */
  readonly balance: string | null;
  /** What the bettor's own limits leave, in words; null without a limit. */
  readonly ownLimit: string | null;
  readonly amount: string;
  readonly amountHint: string;
  readonly quickAmounts: readonly QuickAmount[];
  readonly form: FormState | undefined;
}

export function DepositView(props: DepositViewProps) {
  const { texts, form, methods } = props;
  const { format, playLimits } = useShellData();
  const isPending = useNavigation().formAction === '/deposit';
  const isPixAlone = methods.every(({ value }) => value === 'pix');
  return (
    <FormPage title={texts.depositTitle} intro={texts.depositIntro}>
      {props.balance ? (
        <p className="flex items-baseline justify-between rounded-card border border-hairline bg-card p-3">
          <span className="text-text-muted">{texts.available}</span>
          <strong className="text-lg tabular-nums">{props.balance}</strong>
        </p>
      ) : null}
      {props.ownLimit ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-text-muted tabular-nums">
          {props.ownLimit}
          {playLimits === null ? null : <Link href={playLimits}>{texts['ownLimit.see']}</Link>}
        </p>
      ) : null}
      <FormErrors form={form} title={texts.errorSummary} />
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
        />
        {methods.length > 1 ? (
          <PaymentMethodPicker
            name="method"
            required
            label={texts['method.legend']}
            error={form?.errors.method}
            methods={methods}
            defaultValue={chosenMethod(props)}
          />
        ) : null}
        <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
          {isPixAlone ? texts.depositSubmit : texts.depositContinue}
        </Button>
      </Form>
      <p className="text-sm text-text-muted">{texts.responsible}</p>
    </FormPage>
  );
}

function chosenMethod({ methods, form }: DepositViewProps): string | undefined {
  const open = methods.filter(({ unavailable }) => !unavailable);
  return (open.find(({ value }) => value === form?.values.method) ?? open[0])?.value;
}
