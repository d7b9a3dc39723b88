import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { MoneyField, type QuickAmount } from '@vitrine/ui/forms/money-field';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import { PendingWithdrawal } from '@vitrine/ui/wallet/pending-withdrawal';
import { WithdrawalSummary } from '@vitrine/ui/wallet/withdrawal-summary';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';

/** The fields of a withdrawal, in its form and in the address of its check. */
export const AMOUNT = 'amount';
export const ACCOUNT = 'account';
/** The field of the id of this copy of the form. */
export const INTENT = 'intentId';

/** What the page can offer a bettor. */
export type WithdrawalOffer =
  | {
      readonly kind: 'notValidated';
      readonly text: string;
      /** Where the bettor's identity is established, or who helps a bettor that is stopped. */
      readonly way: { readonly href: string; readonly label: string };
    }
  | { readonly kind: 'notRead' }
  | {
      readonly kind: 'pending';
      readonly amount: string;
      readonly status: string;
      readonly since: string;
      /** The page that cancels it. */
      readonly cancelPath: string;
    }
  | { readonly kind: 'noAccount'; readonly isWaiting: boolean }
  | {
      readonly kind: 'open';
      readonly amountHint: string;
      /** One of them is everything. */
      readonly quickAmounts: readonly QuickAmount[];
      /** Confirmed, the usual one first. */
      readonly accounts: readonly {
        readonly id: string;
        readonly title: string;
        readonly number: string;
      }[];
    }
  /** The withdrawal as it will be asked for. */
  | {
      readonly kind: 'check';
      readonly intentId: string;
      readonly account: string;
      readonly amount: string;
      readonly amountText: string;
      readonly facts: readonly { readonly label: string; readonly text: string }[];
      readonly total: string;
      readonly backPath: string;
    };

export interface WithdrawalViewProps {
  readonly texts: Namespaces['wallet'];
  readonly accountsPath: string;
  /** Formatted; null when unknown. */
  readonly balance: string | null;
  /** Why this bettor may withdraw and nothing else; null for everybody else. */
  readonly stopped: { readonly text: string; readonly why: string } | null;
  readonly offer: WithdrawalOffer;
  /** The largest withdrawals of late, in words. */
  readonly hallOfFame: readonly { readonly who: string; readonly amount: string }[];
  readonly form: FormState | undefined;
}

/** Pays out to an account of the bettor: amount and account, then everything once more. Source: 1§4, 1§7. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const { texts, balance, stopped, form } = props;
  return (
    <FormPage title={texts.withdrawTitle} intro={texts['withdrawal.intro']}>
      {stopped ? (
        <Alert
          tone="warning"
          title={stopped.text}
          action={<Link href={paths.accountStopped}>{stopped.why}</Link>}
        />
      ) : null}
      {balance ? (
        <p className="flex items-baseline justify-between rounded-card border border-hairline bg-card p-3">
          <span className="text-text-muted">{texts.available}</span>
          <strong className="text-lg tabular-nums">{balance}</strong>
        </p>
      ) : null}
      <FormErrors form={form} title={texts['withdrawal.errorSummary']} />
      {/* The form and its check are one page with one title. */}
      <KeptFocus state={props.offer.kind}>
        <Offer {...props} />
      </KeptFocus>
      {props.hallOfFame.length > 0 ? <HallOfFame {...props} /> : null}
    </FormPage>
  );
}

function Offer(props: WithdrawalViewProps) {
  const { texts, offer, accountsPath } = props;
  switch (offer.kind) {
    case 'notValidated':
      return (
        <EmptyState
          drawing="wallet"
          title={texts['withdrawal.needsValidation']}
          text={offer.text}
          action={
            <Button asChild>
              <RouterLink to={offer.way.href}>{offer.way.label}</RouterLink>
            </Button>
          }
        />
      );
    case 'notRead':
      return (
        <ErrorState
          title={texts['withdrawal.notRead']}
          safe={texts['withdrawal.notReadText']}
          action={
            <Button asChild>
              <a href={paths.withdrawal}>{texts['withdrawal.retry']}</a>
            </Button>
          }
        />
      );
    case 'pending':
      return (
        <PendingWithdrawal
          title={texts['withdrawal.pendingTitle']}
          amountText={offer.amount}
          statusText={offer.status}
          detail={offer.since}
          text={texts['withdrawal.pendingText']}
          action={
            <>
              <Button asChild intent="quiet">
                <RouterLink to={offer.cancelPath}>{texts['withdrawal.cancel']}</RouterLink>
              </Button>
              <Link emphasis="standalone" href={paths.transactions}>
                {texts['withdrawal.seeTransactions']}
              </Link>
            </>
          }
        />
      );
    case 'noAccount':
      return (
        <EmptyState
          drawing="wallet"
          title={texts[offer.isWaiting ? 'withdrawal.waitingAccount' : 'withdrawal.noAccount']}
          text={texts[offer.isWaiting ? 'account.state.pendingText' : 'withdrawal.noAccountText']}
          action={
            <Button asChild>
              <RouterLink to={accountsPath}>
                {texts[offer.isWaiting ? 'withdrawal.accountsLink' : 'withdrawal.addAccount']}
              </RouterLink>
            </Button>
          }
        />
      );
    case 'open':
      return <Choice {...props} offer={offer} />;
    case 'check':
      return <Check {...props} offer={offer} />;
  }
}

function HallOfFame({ texts, hallOfFame }: WithdrawalViewProps) {
  return (
    <section className="card-frame p-card">
      <h2 className="text-md font-bold">{texts['hallOfFame.title']}</h2>
      <ul className="mt-2 grid gap-2">
        {hallOfFame.map(({ who, amount }) => (
          <li key={`${who} ${amount}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-text-muted">{who}</span>
            <span className="font-bold tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps extends WithdrawalViewProps {
  readonly offer: Extract<WithdrawalOffer, { kind: 'open' }>;
}

function Choice({ texts, accountsPath, offer, form }: ChoiceProps) {
  const { format } = useShellData();
  const [usual] = offer.accounts;
  return (
    <Form method="get" noValidate action={paths.withdrawal} className="grid gap-4">
      <MoneyField
        id={AMOUNT}
        name={AMOUNT}
        required
        label={texts['withdrawal.amount']}
        hint={offer.amountHint}
        error={form?.errors[AMOUNT]}
        defaultValue={form?.values[AMOUNT] ?? ''}
        currencySymbol={format.currencySymbol}
        writing={format}
        quickAmounts={offer.quickAmounts}
        quickAmountsLabel={texts['withdrawal.quick']}
      />
      <RadioGroup
        name={ACCOUNT}
        required
        layout="cards"
        label={texts['withdrawal.account']}
        error={form?.errors[ACCOUNT]}
        defaultValue={form?.values[ACCOUNT] ?? usual?.id}
        choices={offer.accounts.map(({ id, title, number }) => ({
          value: id,
          label: title,
          description: <span className="wrap-anywhere tabular-nums">{number}</span>,
        }))}
      />
      <Button type="submit" intent="action" size="large" fullWidth>
        {texts['withdrawal.continue']}
      </Button>
      <Link emphasis="standalone" href={accountsPath}>
        {texts['withdrawal.accountsLink']}
      </Link>
    </Form>
  );
}

interface CheckProps extends WithdrawalViewProps {
  readonly offer: Extract<WithdrawalOffer, { kind: 'check' }>;
}

function Check({ texts, offer, form }: CheckProps) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <Form noValidate method="post" action={paths.withdrawal} className="grid gap-4">
      <CsrfField />
      <input type="hidden" name={INTENT} value={form?.values[INTENT] ?? offer.intentId} />
      <input type="hidden" name={AMOUNT} value={offer.amount} />
      <input type="hidden" name={ACCOUNT} value={offer.account} />
      <WithdrawalSummary
        title={texts['withdrawal.summaryTitle']}
        facts={offer.facts}
        total={{ label: texts['withdrawal.total'], text: offer.total }}
        note={texts['withdrawal.note']}
      />
      <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
        {offer.amountText}
      </Button>
      <Button asChild intent="quiet" fullWidth>
        <RouterLink to={offer.backPath}>{texts['withdrawal.back']}</RouterLink>
      </Button>
    </Form>
  );
}
