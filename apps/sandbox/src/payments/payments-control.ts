import {
  TRANSACTION_TYPE,
  type TransactionType,
} from '@vitrine/upstream/contract/wallet/transactions';
import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { PaymentEvent } from './payment-course.ts';
import type { Payments } from './payments.ts';

export interface PaymentControlServices {
  readonly payments: Payments;
  readonly bankAccounts: BankAccounts;
}

const transaction = z.object({ transactionId: z.string().min(1) });
const account = z.object({ id: z.string().min(1) });

const DEPOSIT_EVENTS = ['review', 'pay', 'refuse', 'expire', 'refund'] as const;

/** The calls by which a tester decides about deposits, withdrawals and bank accounts. */
export function mountPaymentsControl(
  app: ServerApp,
  { payments, bankAccounts }: PaymentControlServices,
): void {
  function act(id: string, type: TransactionType, events: readonly PaymentEvent[]): void {
    const payment = payments.byId(id);
    if (payment?.type !== type) {
      throw new Refusal(404, 'TRANSACTION_WAS_NOT_FOUND', 'No such transaction');
    }
    if (events.some((event) => payments.act(id, event))) return;
    const reason = `A transaction of status ${payment.status} cannot ${events.join(' or ')}`;
    throw new Refusal(400, 'NOT_POSSIBLE', reason);
  }

  for (const event of DEPOSIT_EVENTS) {
    controlCall(app, `payments/${event}`, transaction, ({ transactionId }) =>
      act(transactionId, TRANSACTION_TYPE.deposit, [event]),
    );
  }
  controlCall(app, 'withdrawals/approve', transaction, ({ transactionId }) =>
    act(transactionId, TRANSACTION_TYPE.withdrawal, ['approve', 'pay']),
  );
  controlCall(app, 'withdrawals/refuse', transaction, ({ transactionId }) =>
    act(transactionId, TRANSACTION_TYPE.withdrawal, ['refuse']),
  );
  controlCall(app, 'withdrawals/fail', transaction, ({ transactionId }) =>
    act(transactionId, TRANSACTION_TYPE.withdrawal, ['failPayment']),
  );
  controlCall(app, 'bank-accounts/confirm', account, ({ id }) =>
    bankAccounts.decide(id, 'Confirmed'),
  );
  controlCall(app, 'bank-accounts/refuse', account, ({ id }) => bankAccounts.decide(id, 'Refused'));
}
