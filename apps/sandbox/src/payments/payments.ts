import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
} from '@vitrine/upstream/contract/wallet/transactions';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { statusAfter, type PaymentEvent } from './payment-course.ts';
import { postingOf, reservationOf } from './payment-entries.ts';
import {
  createPaymentStore,
  type Payment,
  type PaymentStep,
  type PaymentStore,
} from './payment-store.ts';

/** What is read of payments. Each reading first lets happen what is due. */
export type PaymentReads = Pick<
  PaymentStore,
  | 'byId'
  | 'byCode'
  | 'latestOf'
  | 'allOf'
  | 'page'
  | 'withdrawalUnderWay'
  | 'countOpenDeposits'
  | 'awaitedDeposits'
  | 'paidOut'
>;

export type PlannedStep = Pick<PaymentStep, 'at' | 'event'>;

/** Deposits and withdrawals of every method, their courses and their money. */
export interface Payments extends PaymentReads {
  /** Enters a payment with what will happen to it by itself; a withdrawal's money is set aside. */
  add(payment: Payment, steps: readonly PlannedStep[]): Payment;
  /**
   * Lets something happen to a payment: its status moves on and the money with it, once. Answers
   * whether it did; it does not when the payment is past it, or the bettor no longer has the money of
   * a refund.
   */
  act(id: string, event: PaymentEvent): boolean;
  /** Lets happen what is due by now. */
  runDue(): void;
}

export interface PaymentServices {
  readonly database: Database;
  readonly ledger: Ledger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createPayments({ database, ledger, now }: PaymentServices): Payments {
  const store = createPaymentStore(database);

  function move(id: string, event: PaymentEvent, at: number): boolean {
    return inTransaction(database, () => {
      const payment = store.byId(id);
      const status = payment ? statusAfter(payment.status, event) : null;
      if (!payment || status === null) return false;
      const next: Payment = { ...payment, status };
      if (isOverdrawnBy(next)) return false;
      store.setStatus(id, status, at);
      const posting = postingOf(next);
      if (posting) ledger.post({ ...posting, at });
      return true;
    });
  }

  function isOverdrawnBy({ type, status, userId, amount }: Payment): boolean {
    const isGivenBack =
      type === TRANSACTION_TYPE.deposit && status === TRANSACTION_STATUS.successfulRefund;
    return isGivenBack && ledger.balance(cashOf(userId)) < amount;
  }

  function runDue(): void {
    for (const { id, paymentId, event, at } of store.dueSteps(now())) {
      inTransaction(database, () => {
        store.dropStep(id);
        move(paymentId, event, at);
      });
    }
  }

  /** A reading after what is due has happened. */
  function current<Arguments extends readonly unknown[], Result>(
    read: (...given: Arguments) => Result,
  ) {
    return (...given: Arguments): Result => {
      runDue();
      return read(...given);
    };
  }

  return {
    add(payment, steps) {
      inTransaction(database, () => {
        store.add(payment, steps);
        if (payment.type === TRANSACTION_TYPE.withdrawal) {
          ledger.post({ ...reservationOf(payment), at: payment.createdAt });
        }
      });
      runDue();
      return store.byId(payment.id) ?? payment;
    },
    act(id, event) {
      runDue();
      return move(id, event, now());
    },
    runDue,
    byId: current(store.byId),
    byCode: current(store.byCode),
    latestOf: current(store.latestOf),
    allOf: current(store.allOf),
    page: current(store.page),
    withdrawalUnderWay: current(store.withdrawalUnderWay),
    countOpenDeposits: current(store.countOpenDeposits),
    awaitedDeposits: current(store.awaitedDeposits),
    paidOut: current(store.paidOut),
  };
}
