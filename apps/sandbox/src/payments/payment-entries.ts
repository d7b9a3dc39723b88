import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
} from '@vitrine/upstream/contract/wallet/transactions';
import { cashOf, moving, reservedOf, type Movement } from '../ledger/ledger.ts';
import { isOff } from './payment-course.ts';
import type { Payment } from './payment-store.ts';

type Posting = Omit<Movement, 'at'>;

const { successful, successfulRefund } = TRANSACTION_STATUS;

/**
 * What moves in the books when a payment comes to its present status; null when nothing does. A
 * withdrawal leaves the bettor's cash when it begins, and waits aside until it is paid out or off.
 */
export function postingOf(payment: Payment): Posting | null {
  return payment.type === TRANSACTION_TYPE.deposit ? ofDeposit(payment) : ofWithdrawal(payment);
}

/** The reservation of a withdrawal. */
export function reservationOf({ id, userId, amount }: Payment): Posting {
  return {
    key: `withdrawal:${id}`,
    kind: 'withdrawal',
    entries: moving(amount, cashOf(userId), reservedOf(userId)),
  };
}

function ofDeposit({ id, userId, method, amount, status }: Payment): Posting | null {
  if (status === successful) {
    const entries = moving(amount, `bank:${method}`, cashOf(userId));
    return { key: `deposit:${id}`, kind: 'deposit', entries };
  }
  if (status === successfulRefund) {
    const entries = moving(amount, cashOf(userId), `bank:${method}`);
    return { key: `deposit-refund:${id}`, kind: 'depositRefund', entries };
  }
  return null;
}

function ofWithdrawal({ id, userId, method, amount, status }: Payment): Posting | null {
  if (status === successful) {
    const entries = moving(amount, reservedOf(userId), `bank:${method}`);
    return { key: `withdrawal-paid:${id}`, kind: 'withdrawalPayout', entries };
  }
  if (status === successfulRefund) {
    const entries = moving(amount, `bank:${method}`, cashOf(userId));
    return { key: `withdrawal-returned:${id}`, kind: 'withdrawalReturn', entries };
  }
  if (isOff(status)) {
    const entries = moving(amount, reservedOf(userId), cashOf(userId));
    return { key: `withdrawal-returned:${id}`, kind: 'withdrawalReturn', entries };
  }
  return null;
}
