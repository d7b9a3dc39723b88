import { html } from 'hono/html';
import { amountToWire } from '@vitrine/betting/base/money';
import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
} from '@vitrine/upstream/contract/wallet/transactions';
import { METHOD_FACTS } from '../../../payments/payment-method.ts';
import type { Payment } from '../../../payments/payment-store.ts';
import { choicesOf, order, type ControlForm, type PageSection } from '../control-form.ts';
import { tableMarkup } from '../page-frame.ts';
import type { Chosen, PageServices } from '../page-services.ts';

const SHOWN = 5;
const { deposit, withdrawal } = TRANSACTION_TYPE;

/** The chosen bettor's last deposits and withdrawals. */
export function paymentsSection({ payments }: PageServices, { bettor }: Chosen): PageSection {
  const section = { id: 'payments', title: 'Payments' };
  if (!bettor) return { ...section, facts: '', forms: [] };
  const last = (type: typeof deposit | typeof withdrawal) =>
    payments.allOf(bettor.id, type).toReversed().slice(0, SHOWN);
  const deposits = last(deposit);
  const withdrawals = last(withdrawal);
  const all = [...deposits, ...withdrawals];
  return {
    ...section,
    facts:
      all.length === 0
        ? html`<p>No deposit or withdrawal was begun yet. They are begun on the site.</p>`
        : tableMarkup('Last payments', ['Payment', 'Status', 'Bank'], all.map(rowOf)),
    forms: [
      ...decision('deposit', 'deposit', deposits, DEPOSIT_CALLS),
      ...decision('withdrawal', 'withdrawal', withdrawals, WITHDRAWAL_CALLS),
    ],
  };
}

const DEPOSIT_CALLS = {
  pay: 'payments/pay',
  refuse: 'payments/refuse',
  'let expire': 'payments/expire',
  review: 'payments/review',
  refund: 'payments/refund',
} as const;

const WITHDRAWAL_CALLS = {
  approve: 'withdrawals/approve',
  refuse: 'withdrawals/refuse',
  fail: 'withdrawals/fail',
} as const;

function decision(
  action: string,
  what: string,
  found: readonly Payment[],
  calls: Readonly<Record<string, string>>,
): readonly ControlForm[] {
  if (found.length === 0) return [];
  return [
    {
      action,
      title: `Decide a ${what}`,
      fields: [
        {
          kind: 'select',
          name: 'transactionId',
          label: `Which ${what}`,
          choices: found.map((payment) => ({ value: payment.id, text: textOf(payment) })),
        },
        {
          kind: 'select',
          name: 'call',
          label: 'What happens',
          choices: choicesOf(Object.keys(calls)),
        },
      ],
      button: 'Decide',
      done: `The ${what} was decided.`,
      orders: ({ transactionId, call = '' }) => order(calls[call] ?? '', { transactionId }),
    },
  ];
}

function textOf({ type, method, amount, status }: Payment): string {
  const what = type === deposit ? 'Deposit' : 'Withdrawal';
  return `${what} ${amountToWire(amount).toFixed(2)} ${method}, ${statusName(status)}`;
}

function statusName(status: number): string {
  const named = Object.entries(TRANSACTION_STATUS).find(([, code]) => code === status);
  return named?.[0] ?? String(status);
}

function rowOf(payment: Payment) {
  const { id, type, method, amount, status } = payment;
  const what = type === deposit ? 'Deposit' : 'Withdrawal';
  return [
    `${what} ${amountToWire(amount).toFixed(2)} ${method}`,
    `${statusName(status)} (${status})`,
    type === deposit
      ? html`<a href="/bank/${METHOD_FACTS[method].page}/${id}">Page of ${id}</a>`
      : id,
  ];
}
