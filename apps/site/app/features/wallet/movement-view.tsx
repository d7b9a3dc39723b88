import { Link as RouterLink } from '@remix-run/react';
import { formatAmountForField, formatMoney, type MinorUnits } from '@vitrine/betting/base/money';
import {
  transactionLabel,
  type TransactionLabel,
  type TransactionOutcome,
  transactionOutcome,
  withdrawalOutcome,
} from '@vitrine/betting/wallet/transaction';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Badge } from '@vitrine/ui/base/badge';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { type PaymentDetail, PaymentDetails } from '@vitrine/ui/wallet/payment-details';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import { FormPage } from '../../forms/form-page.tsx';
import { formatDateTime } from '../../format/date-time.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { cancelWithdrawalPath, chargePath, depositPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { isPaidByOperator } from '../../shapes/wallet/paid-by-operator.ts';
import { type BrandFormat, useShellData } from '../../shell-data.ts';

type Texts = TextSections<Namespaces['wallet'], 'movement' | 'transaction' | 'paymentMethod'>;

/** A movement, with what only some calls tell of it. */
export interface ShownMovement extends ListedTransaction {
  /** Epoch milliseconds; absent where the operator doesn't tell. */
  readonly changedAt?: number | null | undefined;
  readonly expiresAt?: number | null | undefined;
  /** Minor units. */
  readonly fee?: MinorUnits | null | undefined;
}

export interface MovementViewProps {
  readonly texts: Texts;
  /** Brazilian brands name a refund otherwise. Source: 1§4. */
  readonly isBrazilGroup: boolean;
  /** This page, to be asked for again. */
  readonly path: string;
  /** Null while the operator doesn't tell. */
  readonly movement: ShownMovement | null;
  /** Writes to the support about this movement. */
  readonly support: { readonly href: string; readonly label: string } | null;
}

const TONES = { done: 'success', underway: 'info', failed: 'danger', void: 'neutral' } as const;

/** The page of one deposit or withdrawal. Source: 1§3, 1§4. */
export function MovementView({ texts, isBrazilGroup, path, movement, support }: MovementViewProps) {
  const { format, user } = useShellData();
  if (!movement) {
    return (
      <FormPage title={texts['movement.title']}>
        <ErrorState
          title={texts['movement.unread']}
          safe={texts['transaction.error.text']}
          action={
            <Button asChild>
              <a href={path}>{texts['transaction.error.action']}</a>
            </Button>
          }
        />
      </FormPage>
    );
  }
  const { type, amount, state } = movement;
  const label = transactionLabel(state, isBrazilGroup);
  const outcome = outcomeOf(movement, label);
  const mayDeposit = user?.mayDeposit ?? false;
  const way = wayOn(movement, outcome, { texts, format, mayDeposit });
  return (
    <FormPage title={texts[`movement.title.${type}`]}>
      <section className="card-frame flex flex-wrap items-center justify-between gap-3 p-card">
        <strong className="text-xl tabular-nums">
          {type === 'deposit' ? '+' : '−'}
          {formatMoney(amount, format)}
        </strong>
        <Badge tone={TONES[transactionOutcome(label)]}>
          {texts[`transaction.status.${label}`]}
        </Badge>
      </section>
      <section className="grid gap-3">
        <p>{texts[nextText(movement, outcome, mayDeposit)]}</p>
        {way ? (
          <Button asChild fullWidth>
            <RouterLink to={way.href}>{way.label}</RouterLink>
          </Button>
        ) : null}
        {type === 'withdrawal' && withdrawalOutcome(state) === null ? (
          <Button asChild fullWidth intent="quiet">
            <RouterLink to={cancelWithdrawalPath(movement.transactionId)}>
              {texts['movement.cancelWithdrawal']}
            </RouterLink>
          </Button>
        ) : null}
      </section>
      <PaymentDetails details={detailsOf(movement, texts, format)} />
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <Link emphasis="standalone" href={paths.transactions}>
          {texts['movement.all']}
        </Link>
        {support ? (
          <Link emphasis="standalone" href={support.href}>
            {support.label}
          </Link>
        ) : null}
      </p>
    </FormPage>
  );
}

/** What the label means for the money; that of a withdrawal that was refunded is back in the balance. */
function outcomeOf({ type, state }: ShownMovement, label: TransactionLabel): TransactionOutcome {
  return type === 'withdrawal' && state === 'successfulRefund'
    ? 'failed'
    : transactionOutcome(label);
}

function nextText(
  { type, state, method }: ShownMovement,
  outcome: TransactionOutcome,
  mayDeposit: boolean,
) {
  if (type === 'deposit' && outcome !== 'done' && isPaidByOperator(method)) {
    return `movement.next.gift.${outcome === 'underway' ? outcome : 'failed'}` as const;
  }
  if (type === 'deposit' && state === 'successfulRefund') return 'movement.next.refunded' as const;
  if (type === 'deposit' && outcome === 'underway' && !mayDeposit) {
    return 'movement.next.deposit.stopped' as const;
  }
  return `movement.next.${type}.${outcome}` as const;
}

/** What there is to do; null when nothing is. */
function wayOn(
  { transactionId, type, amount, state, method }: ShownMovement,
  outcome: TransactionOutcome,
  {
    texts,
    format,
    mayDeposit,
  }: { readonly texts: Texts; readonly format: BrandFormat; readonly mayDeposit: boolean },
): { readonly href: string; readonly label: string } | null {
  if (type === 'deposit') {
    // Who is stopped is asked for no payment, and the page of the charge is closed to them.
    if (state === 'successfulRefund' || !mayDeposit || isPaidByOperator(method)) return null;
    if (outcome === 'underway') {
      return { href: chargePath(transactionId), label: texts['movement.charge'] };
    }
    if (outcome === 'done') return null;
    const again = depositPath(formatAmountForField(amount, format));
    return { href: again, label: texts['movement.depositAgain'] };
  }
  if (outcome === 'done') return null;
  const word = outcome === 'underway' ? 'movement.withdrawal' : 'movement.withdrawAgain';
  return { href: paths.withdrawal, label: texts[word] };
}

function detailsOf(
  movement: ShownMovement,
  texts: Texts,
  format: BrandFormat,
): readonly PaymentDetail[] {
  const { transactionId, type, method, at, changedAt, expiresAt, fee } = movement;
  const moment = (label: string, time: number | null | undefined): readonly PaymentDetail[] =>
    time == null ? [] : [{ label, text: formatDateTime(time, format) }];
  return [
    { label: texts['transaction.column.type'], text: texts[`transaction.type.${type}`] },
    {
      label: texts['transaction.column.method'],
      text: texts[`paymentMethod.${method ?? 'other'}`],
    },
    ...moment(texts['movement.begun'], at),
    ...(changedAt === at ? [] : moment(texts['movement.changed'], changedAt)),
    ...(movement.state === 'created' || movement.state === 'pending'
      ? moment(texts['movement.expires'], expiresAt)
      : []),
    ...(fee == null
      ? []
      : [
          {
            label: texts['movement.fee'],
            text: fee === 0 ? texts['movement.noFee'] : formatMoney(fee, format),
          },
        ]),
    {
      label: texts['transaction.column.number'],
      text: transactionId,
      copy: {
        text: transactionId,
        label: texts['movement.copy'],
        copiedLabel: texts['movement.copied'],
      },
    },
  ];
}
